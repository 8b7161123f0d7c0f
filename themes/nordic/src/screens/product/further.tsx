import { deferred, observer, useStorefront, type ProductStore } from '@vitrin/theme-kit'
import type { ComponentType } from 'react'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'
import { RecentlyViewedRow } from './recently-viewed-row'
import type { ReviewWidgetProps } from './review-widget'
import { Reviews } from './reviews'

// Only some shops have it.
const ReviewWidget: ComponentType<ReviewWidgetProps> = deferred(() => import('./review-widget'))

/** Reviews, related products and recently viewed ones, below the product itself. */
export default observer(function Further({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const { parent, reviews, related } = store
  const hasWidget = useStorefront().config.reviewWidget !== undefined
  return (
    <>
      <Reviews reviews={reviews} productId={parent?.id} />
      {hasWidget && parent && <ReviewWidget key={parent.sku} sku={parent.sku} name={parent.name} />}
      {related.length > 0 && (
        <section className="related" aria-labelledby="related">
          <div className="section-head">
            <h2 id="related">{t(parent?.made_to_measure ? 'product.related' : 'product.seeAlso')}</h2>
          </div>
          <ProductGrid products={related.slice(0, 4)} four />
        </section>
      )}
      <RecentlyViewedRow except={parent?.sku} />
    </>
  )
})
