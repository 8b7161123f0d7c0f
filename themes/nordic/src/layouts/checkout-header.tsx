import { Link, useLinks } from '@vitrin/theme-kit'
import { PhoneText } from '../components/phone-text'
import { useText } from '../messages/use-text'
import { Logo } from '../ui/logo'

export default function CheckoutHeader() {
  const t = useText()
  const links = useLinks()
  return (
    <header className="site-header">
      <div className="page bar is-plain">
        <Link className="logo" to={links.home}>
          <Logo name={t('shell.home')} />
        </Link>
        <p className="small muted">
          <PhoneText text={t('shell.phone')} />
          <span className="only-wide">, {t('shell.hours')}</span>
        </p>
      </div>
    </header>
  )
}
