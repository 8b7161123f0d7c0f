import { observer, useFilterForm, type ListingStore } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { AppliedFilters } from './deferred-parts'
import { FACETS_FORM } from './facets'

const filterIcon =
  'M3.5 7h3.2M11.3 7h9.2M3.5 17h9.7M17.8 17h2.7M6.7 7a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0' +
  'M13.2 17a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0'

/** The labels of the shop's sorts; one that the theme does not know keeps its own. */
const SORTS: Readonly<Record<string, TextKey>> = {
  relevance: 'listing.sortRelevance',
  'position:asc': 'listing.sortPosition',
  'updated_at:desc': 'listing.sortLatest',
  'final_price:asc': 'listing.sortCheapest',
  'final_price:desc': 'listing.sortDearest',
}

export interface ToolbarProps {
  readonly listing: ListingStore
  readonly path: string
  readonly onOpenFilters: () => void
}

export const Toolbar = observer(function Toolbar({ listing, path, onOpenFilters }: ToolbarProps) {
  const t = useText()
  const apply = useFilterForm(path, listing.query)
  const chosen = listing.chips.length + (listing.opening ? 1 : 0)
  return (
    <div className="toolbar">
      {/* Without JavaScript the target itself shows the filters. */}
      <a
        className="button is-secondary is-small only-narrow"
        href={`#${FACETS_FORM}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          onOpenFilters()
        }}
      >
        <Icon path={filterIcon} small />
        {chosen > 0 ? t('listing.filterCount', { count: chosen }) : t('listing.filters')}
      </a>
      {chosen > 0 && <AppliedFilters listing={listing} path={path} />}
      <output className="tally muted num">{t('listing.count', { count: listing.total })}</output>
      <label htmlFor="sort">{t('listing.sort')}</label>
      <select
        className="input"
        id="sort"
        name="sort"
        form={FACETS_FORM}
        value={listing.sort}
        onChange={(event) => event.target.form && apply(event.target.form)}
      >
        {listing.sortOptions.map(({ id, label }) => {
          const key = SORTS[id]
          return (
            <option key={id} value={id}>
              {key ? t(key) : label}
            </option>
          )
        })}
      </select>
    </div>
  )
})
