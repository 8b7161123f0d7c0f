import {
  deferred,
  observer,
  useMessage,
  useShopper,
  useStorefront,
  type ListedProduct,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useId, type ComponentType } from 'react'
import { ProductList } from '../../parts/product-list'
import { Reviews } from './reviews'
import type { ReviewWidgetProps } from './review-widget'

const ReviewWidget: ComponentType<ReviewWidgetProps> = deferred(() => import('./review-widget'))
const MOST = 4

/** Reviews, related products and recently viewed ones. */
export default observer(function Further({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const { parent, related } = store
  const { reviewWidget } = useStorefront().config
  const viewed = (useShopper()?.recentlyViewed.items ?? []).filter(({ sku }) => sku !== parent?.sku)
  return (
    <>
      <Reviews store={store} />
      {reviewWidget && parent && <ReviewWidget key={parent.sku} sku={parent.sku} name={parent.name} />}
      <Section title={t(parent?.made_to_measure ? 'product.related' : 'product.seeAlso')} products={related} />
      <Section title={t('viewed.title')} products={viewed} />
    </>
  )
})

function Section({ title, products }: { readonly title: string; readonly products: readonly ListedProduct[] }) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductList products={products.slice(0, MOST)} />
    </section>
  )
}
