import { observer } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Quantity } from '../../ui/quantity'
import type { ProductStore } from './product-model'

export const ProductQuantity = observer(function ProductQuantity({ store, name }: { readonly store: ProductStore; readonly name: string }) {
  const t = useText()
  const labels = { group: t('cart.quantityOf', { name }), less: t('product.less'), more: t('product.more'), quantity: t('product.quantity') }
  return <Quantity value={store.qty} labels={labels} onChange={(qty) => store.setQty(Math.max(1, qty))} />
})
