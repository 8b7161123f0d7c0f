import { Link } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'

/** No product has all that was asked for. */
export function NothingFound({ path }: { readonly path: string }) {
  const t = useText()
  return (
    <div className="empty">
      <h3>{t('listing.none')}</h3>
      <p>{t('listing.noneText')}</p>
      <Link className={buttonClass({ secondary: true, small: true })} to={path}>
        {t('listing.clear')}
      </Link>
    </div>
  )
}
