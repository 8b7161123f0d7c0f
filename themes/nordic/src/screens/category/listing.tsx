import { observer, type ListingStore, type Opening } from '@vitrin/theme-kit'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MeasureTile } from './measure-tile'
import { NothingFound } from './nothing-found'

export interface ListingProps {
  readonly listing: ListingStore
  readonly opening: Opening | undefined
  readonly path: string
}

export const Listing = observer(function Listing({ listing, opening, path }: ListingProps) {
  const t = useText()
  const { products, total, hasMore, loading } = listing
  return (
    <div aria-busy={loading || undefined}>
      <h2 className="visually-hidden">{t('listing.products')}</h2>
      {products.length > 0 ? (
        <ProductGrid
          products={products}
          eager={3}
          opening={opening}
          inset={products.some(({ made_to_measure: model }) => model) && <MeasureTile />}
        />
      ) : listing.offline ? (
        <p>{t('category.notSynchronized')}</p>
      ) : (
        <NothingFound path={path} />
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
