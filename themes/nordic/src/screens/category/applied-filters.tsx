import { Link, observer, queryWithout, useFilterLabel, useFormats, type ListingStore } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { crossIcon } from '../../ui/icons'
import { unfiltered } from './unfiltered'

export interface AppliedFiltersProps {
  readonly listing: ListingStore
  readonly path: string
}

/** A link for each chosen filter that removes it. */
export default observer(function AppliedFilters({ listing, path }: AppliedFiltersProps) {
  const t = useText()
  const formats = useFormats()
  const labelOf = useFilterLabel()
  const { opening, query, chips } = listing
  return (
    <div className="applied">
      {opening && (
        <Chip
          to={path + queryWithout(query, { width: undefined, height: undefined })}
          label={t('listing.openingChip', { opening: formats.size(opening.width, opening.height) })}
        />
      )}
      {chips.map((option) => {
        const { type, id } = option
        return <Chip key={`${type} ${id}`} to={path + queryWithout(query, { [type]: id })} label={labelOf(option)} />
      })}
      <Link className="link link-quiet small" to={unfiltered(path, query)}>
        {t('listing.clear')}
      </Link>
    </div>
  )
})

function Chip({ to, label }: { readonly to: string; readonly label: string }) {
  const t = useText()
  return (
    <Link className="chip" to={to} aria-label={t('listing.removeFilter', { filter: label })}>
      {label} <Icon path={crossIcon} small />
    </Link>
  )
}
