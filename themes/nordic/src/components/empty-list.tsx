import { Link, useLinks } from '@vitrin/theme-kit'
import { buttonClass } from '../ui/button'
import { useText, type TextKey } from '../messages/use-text'

/** A list of the shopper's with nothing in it yet: what to do, and the way to the range. */
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
