import { deferred, observer, useFilterForm, useMessage, type MessageKey } from '@vitrin/theme-kit'
import { useState, type ComponentType } from 'react'
import { ProductList } from '../../parts/product-list'
import { Button } from '../../ui/button'
import { Filters, FILTERS } from './filters'
import type { ListingPartProps } from './listing-parts'

/** Only some listings have them. Their links work by themselves until their code is there. */
const Chosen: ComponentType<ListingPartProps> = deferred(async () => ({
  default: (await import('./listing-parts')).Chosen,
}))
const Nothing: ComponentType<ListingPartProps> = deferred(async () => ({
  default: (await import('./listing-parts')).Nothing,
}))

/** A sort that is not here keeps its own label. */
const SORTS: Readonly<Record<string, MessageKey>> = {
  relevance: 'listing.sortRelevance',
  'position:asc': 'listing.sortPosition',
  'updated_at:desc': 'listing.sortLatest',
  'final_price:asc': 'listing.sortCheapest',
  'final_price:desc': 'listing.sortDearest',
}

/** Filters, their order and the products. On narrow screens a link unfolds the filters. */
export const Listing = observer(function Listing({ listing, path }: ListingPartProps) {
  const t = useMessage()
  const apply = useFilterForm(path, listing.query)
  const [isOpen, setOpen] = useState(false)
  const { products, total, hasMore, loading, opening, openingIssue, chips } = listing
  const chosen = chips.length + (opening ? 1 : 0)
  return (
    <>
      <div className="row tools">
        {/* Without JavaScript the target itself shows the filters. */}
        <a
          className="narrow"
          href={`#${FILTERS}`}
          aria-expanded={isOpen}
          onClick={(event) => {
            event.preventDefault()
            setOpen(!isOpen)
          }}
        >
          {chosen > 0 ? t('listing.filterCount', { count: chosen }) : t('listing.filters')}
        </a>
        <output>{t('listing.count', { count: total })}</output>
        <span className="gap" />
        <label htmlFor="sort">{t('listing.sort')}</label>
        <select
          id="sort"
          name="sort"
          form={FILTERS}
          value={listing.sort}
          onChange={({ target }) => target.form && apply(target.form)}
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
      {chosen > 0 && <Chosen listing={listing} path={path} />}
      <div className="listing">
        <Filters listing={listing} path={path} isOpen={isOpen} onClose={() => setOpen(false)} />
        <div aria-busy={loading || undefined}>
          <h2 className="vh">{t('listing.products')}</h2>
          {openingIssue && <p>{t(openingIssue === 'unclear' ? 'listing.openingUnclear' : 'listing.estimated')}</p>}
          {products.length > 0 ? (
            <ProductList products={products} eager={6} opening={opening} />
          ) : listing.offline ? (
            <p>{t('category.notSynchronized')}</p>
          ) : (
            <Nothing listing={listing} path={path} />
          )}
          {hasMore && (
            <p className="row">
              <output>{t('listing.shown', { shown: products.length, total })}</output>
              <Button busy={loading} onClick={() => void listing.more()}>
                {t('listing.more')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </>
  )
})
