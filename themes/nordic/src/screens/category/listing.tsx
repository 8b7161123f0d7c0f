import { observer, type ListedProduct, type ListingStore } from '@vitrin/theme-kit'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MeasureTile, NothingFound } from './deferred-parts'

export interface ListingProps {
  readonly listing: ListingStore
  readonly path: string
}

export const Listing = observer(function Listing({ listing, path }: ListingProps) {
  const t = useText()
  const { products, total, hasMore, loading, opening, openingIssue } = listing
  return (
    <div aria-busy={loading || undefined}>
      <h2 className="visually-hidden">{t('listing.products')}</h2>
      {openingIssue && (
        <p className="opening-issue">
          {t(openingIssue === 'unclear' ? 'listing.openingUnclear' : 'listing.estimated')}
        </p>
      )}
      {products.length > 0 ? (
        <ProductGrid
          products={products}
          eager={3}
          opening={opening}
          inset={products.some(isForOpening) && <MeasureTile />}
        />
      ) : listing.offline ? (
        <p>{t('category.notSynchronized')}</p>
      ) : (
        <NothingFound listing={listing} path={path} />
      )}
      {hasMore && (
        <div className="more">
          <output className="small muted num">{t('listing.shown', { shown: products.length, total })}</output>
          <Button secondary busy={loading} onClick={() => void listing.more()}>
            {t('listing.more')}
          </Button>
        </div>
      )}
    </div>
  )
})

/** Mirrors are cut to size, too, but not for an opening between walls. */
function isForOpening({ made_to_measure: model }: ListedProduct): boolean {
  return model !== undefined && !model.family.startsWith('mirror')
}
