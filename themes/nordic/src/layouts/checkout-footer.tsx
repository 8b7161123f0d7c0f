import { Link, useLinks } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

export default function CheckoutFooter() {
  const t = useText()
  const links = useLinks()
  return (
    <footer className="page">
      <ul className="list plain-foot small muted">
        <li>
          <Link to={links.content('terms')}>{t('shell.terms')}</Link>
        </li>
        <li>
          <Link to={links.content('returns')}>{t('shell.returns')}</Link>
        </li>
        <li>
          <Link to={links.content('privacy')}>{t('shell.privacy')}</Link>
        </li>
      </ul>
    </footer>
  )
}
