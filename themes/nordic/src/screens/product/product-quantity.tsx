import { observer } from '@vitrin/theme-kit'
import { Quantity } from '../../components/quantity'
import type { ProductStore } from './product-model'

export const ProductQuantity = observer(function ProductQuantity({
  store,
  name,
}: {
  readonly store: ProductStore
  readonly name: string
}) {
  return <Quantity value={store.qty} name={name} onChange={(qty) => store.setQty(Math.max(1, qty))} />
})
