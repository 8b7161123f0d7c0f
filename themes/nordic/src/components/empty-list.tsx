import { Link, useLinks } from '@vitrin/theme-kit'
import '../styles/empty.css'
import { buttonClass } from '../ui/button'
import { useText, type TextKey } from '../messages/use-text'

/** In place of an empty list: what it is for, and a link to the products. */
export function EmptyList({ title, text }: { readonly title: TextKey; readonly text: TextKey }) {
  const t = useText()
  const links = useLinks()
  return (
    <div className="empty">
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
      <Link className={buttonClass({ secondary: true, small: true })} to={links.home}>
        {t('cart.seeRange')}
      </Link>
    </div>
  )
}
