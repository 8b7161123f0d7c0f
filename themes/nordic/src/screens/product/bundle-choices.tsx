import { observer } from '@vitrin/theme-kit'
import { useFormats } from '../../components/use-formats'
import { useText } from '../../messages/use-text'
import { Quantity } from '../../ui/quantity'
import { SelectField } from '../../ui/field'
import type { ProductStore } from './product-model'

export default observer(function BundleChoices({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const formats = useFormats()
  return store.bundleOptions.map(({ id, title, qty, canChangeQty, links }) => {
    const chosen = links.find(({ selected }) => selected)
    return (
      <div key={id} className="part">
        <SelectField label={title} value={chosen?.id ?? ''} onChange={(event) => store.chooseBundle(id, event.target.value)}>
          {!chosen && <option value="">{t('product.chooseValue')}</option>}
          {links.map((link) => <option key={link.id} value={link.id}>{link.price === undefined ? link.name : `${link.name}, ${formats.amount(link.price)}`}</option>)}
        </SelectField>
        {canChangeQty && chosen && (
          <Quantity
            value={qty}
            labels={{ group: t('cart.quantityOf', { name: chosen.name }), less: t('product.less'), more: t('product.more'), quantity: t('product.quantity') }}
            onChange={(next) => store.chooseBundle(id, chosen.id, next)}
          />
        )}
      </div>
    )
  })
})
