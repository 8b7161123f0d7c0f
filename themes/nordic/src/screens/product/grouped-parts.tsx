import { observer, type ProductStore } from '@vitrin/theme-kit'
import { ProductPrice } from '../../components/product-price'
import { Quantity } from '../../components/quantity'
import { useText } from '../../messages/use-text'

/** R5.04: each part of a grouped product is bought on its own. */
export default observer(function GroupedParts({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const { parts = [] } = store.selection ?? {}
  if (parts.length === 0) return null
  return (
    <fieldset className="group parts">
      <legend className="label">{t('product.together')}</legend>
      {parts.map((part) => (
        <div key={part.sku} className="part">
          <span>
            {part.name}
            <ProductPrice product={part} />
          </span>
          <Quantity
            value={part.qty ?? 1}
            name={part.name}
            onChange={(qty) => store.change((selection) => selection.setPartQty(part.sku, qty))}
          />
        </div>
      ))}
    </fieldset>
  )
})
