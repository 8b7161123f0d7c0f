import { observer, useAddToCart, type ScreenProps } from '@vitrin/theme-kit'
import { useDeferredValue } from 'react'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { BuyForm } from './buy-form'
import { BuyBar } from './buy-bar'
import { Delivery, Facts, Further, SoldOut } from './deferred-parts'
import { focusConsent } from './focus-consent'
import { Gallery } from './gallery'
import '../../styles/product.css'

export default observer(function ProductScreen({ page }: ScreenProps<'product'>) {
  const { store, description, isWhole } = page.model
  const buying = useAddToCart(store, { onConsentMissing: focusConsent })
  // A page from the server, and one that the shopper comes back to, is shown whole.
  const isPainted = useDeferredValue(true, description !== undefined)
  const { product } = store
  if (!product) return null
  return (
    <>
      <div className="page">
        <Breadcrumbs crumbs={store.breadcrumbs} here={product.name} />
        <div className="product">
          <Gallery images={store.selection?.pictures ?? []} name={product.name} type={product.type_id} />
          <BuyForm store={store} product={product} buying={buying} isPainted={isPainted}>
            <Delivery store={store} />
            <SoldOut store={store} />
          </BuyForm>
          {isPainted && description !== undefined && <Facts store={store} description={description} />}
        </div>
        {isWhole && <Further store={store} />}
      </div>
      <BuyBar store={store} buying={buying} />
    </>
  )
})
