import { observer, type ScreenProps } from '@vitrin/theme-kit'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ProductGrid } from '../../components/product-grid'
import { useText } from '../../messages/use-text'
import { BuyForm } from './buy-form'
import { BuyBar } from './buy-bar'
import { Facts } from './facts'
import { Gallery } from './gallery'
import { RecentlyViewedRow } from './recently-viewed-row'
import { Reviews } from './reviews'
import { useAddToCart } from './use-add-to-cart'
import { usePrefilledOpening } from './use-prefilled-opening'

export default observer(function ProductScreen({ page }: ScreenProps<'product'>) {
  const t = useText()
  const { store, description } = page.model
  const buying = useAddToCart(store)
  usePrefilledOpening(store, page.url)
  const { product } = store
  if (!product) return null
  return (
    <>
      <div className="page">
        <Breadcrumbs crumbs={store.breadcrumbs} here={product.name} />
        <div className="product">
          <Gallery images={store.gallery} picks={store.picks} name={product.name} type={product.type_id} />
          <BuyForm store={store} product={product} buying={buying} />
        </div>
        <Facts product={product} attributes={store.attributesShown} description={description} />
        <Reviews reviews={store.reviews} productId={store.parent?.id} />
        {store.related.length > 0 && (
          <section className="related" aria-labelledby="related">
            <div className="section-head"><h2 id="related">{t(product.made_to_measure ? 'product.related' : 'product.seeAlso')}</h2></div>
            <ProductGrid products={store.related.slice(0, 4)} four />
          </section>
        )}
        <RecentlyViewedRow except={store.parent?.sku} />
      </div>
      <BuyBar store={store} buying={buying} />
    </>
  )
})
