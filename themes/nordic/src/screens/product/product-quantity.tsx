import { observer, type ProductStore } from '@vitrin/theme-kit'
import { Quantity } from '../../components/quantity'

export const ProductQuantity = observer(function ProductQuantity({
  store,
  name,
}: {
  readonly store: ProductStore
  readonly name: string
}) {
  return (
    <Quantity
      value={store.selection?.choices.qty ?? 1}
      name={name}
      atLeastOne
      onChange={(qty) => store.change((selection) => selection.setQty(Math.max(1, qty)))}
    />
  )
})
