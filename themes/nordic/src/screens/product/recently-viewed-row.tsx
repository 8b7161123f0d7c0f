import { observer, useShopper } from '@vitrin/theme-kit'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'

const SHOWN = 4

/** Comes after the first paint, below everything else, so that nothing moves. */
export const RecentlyViewedRow = observer(function RecentlyViewedRow({
  except,
}: {
  readonly except: string | undefined
}) {
  const t = useText()
  const products = (useShopper()?.recentlyViewed.items ?? []).filter(({ sku }) => sku !== except).slice(0, SHOWN)
  if (products.length === 0) return null
  return (
    <section className="related" aria-labelledby="viewed">
      <div className="section-head">
        <h2 id="viewed">{t('viewed.title')}</h2>
      </div>
      <ProductGrid products={products} four />
    </section>
  )
})
