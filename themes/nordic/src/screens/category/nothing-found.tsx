import { Link, observer, queryWithout, useFormats, type ListingStore } from '@vitrin/theme-kit'
import '../../styles/empty.css'
import { useText } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'
import { unfiltered } from './unfiltered'

export interface NothingFoundProps {
  readonly listing: ListingStore
  readonly path: string
}

/** No product has all that was asked for. With an opening, that is what is removed first. */
export default observer(function NothingFound({ listing, path }: NothingFoundProps) {
  const t = useText()
  const formats = useFormats()
  const { opening, query } = listing
  const size = opening && formats.size(opening.width, opening.height)
  return (
    <div className="empty">
      <h3>{size ? t('listing.noneFits', { opening: size }) : t('listing.none')}</h3>
      <p>{t(size ? 'listing.noneFitsText' : 'listing.noneText')}</p>
      <Link
        className={buttonClass({ secondary: true, small: true })}
        to={size ? path + queryWithout(query, { width: undefined, height: undefined }) : unfiltered(path, query)}
      >
        {t(size ? 'listing.withoutOpening' : 'listing.clear')}
      </Link>
    </div>
  )
})
