import { deferred, observer, useAddToCart, type ProductStore, type ScreenProps } from '@vitrin/theme-kit'
import type { ComponentType } from 'react'
import { Crumbs } from '../../parts/crumbs'
import { BuyForm, CONSENT } from './buy-form'
import { Pictures } from './pictures'

const Facts: ComponentType<{ readonly store: ProductStore; readonly description: string }> = deferred(
  () => import('./facts'),
)
const Further: ComponentType<{ readonly store: ProductStore }> = deferred(() => import('./further'))

const focusConsent = () => document.getElementById(CONSENT)?.focus()

/** One column: pictures, the form that buys, a table of facts, reviews. */
export default observer(function ProductScreen({ page }: ScreenProps<'product'>) {
  const { store, description, isWhole } = page.model
  const buying = useAddToCart(store, { onConsentMissing: focusConsent })
  const { product } = store
  if (!product) return null
  return (
    <div className="column">
      <Crumbs crumbs={store.breadcrumbs} here={product.name} />
      <BuyForm store={store} product={product} buying={buying}>
        <Pictures images={store.selection?.pictures ?? []} name={product.name} />
      </BuyForm>
      {description !== undefined && <Facts store={store} description={description} />}
      {isWhole && <Further store={store} />}
    </div>
  )
})
