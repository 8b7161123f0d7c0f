import { observer, type AddToCart, type ProductStore } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Money } from '../../components/money'

/** Keeps price and button in sight on narrow screens. */
export const BuyBar = observer(function BuyBar({
  store,
  buying,
}: {
  readonly store: ProductStore
  readonly buying: AddToCart
}) {
  const t = useText()
  const price = store.selection?.price
  return (
    <div className="buy-bar">
      <span>
        {price ? <Money ore={price.special ?? price.regular} /> : <span className="price">{t('ui.unsure')}</span>}
        <small>{t('price.vat')}</small>
      </span>
      <Button small busy={buying.busy} data-adds-to="microcart" onClick={() => void buying.add()}>
        {t(buying.isChange ? 'product.change' : 'product.add')}
      </Button>
    </div>
  )
})
