import { useStorefront, type ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Status } from '../ui/status'

/** Only what matters on a card: few are left, or none. A product with variants says it of the one that it shows. */
export function CardStock({ product }: { readonly product: ListedProduct }) {
  const t = useText()
  const { lowStockQty } = useStorefront().config.catalog
  const { variant, type_id } = product
  const { is_in_stock: isInStock, qty = 0 } = (variant ?? product).stock ?? {}
  if (isInStock === false) return <Status kind="out">{t('card.outOfStock')}</Status>
  const isCounted = variant !== undefined || type_id === 'simple'
  return isInStock && isCounted && qty > 0 && qty <= lowStockQty ? (
    <Status kind="wait">{t('card.fewLeft', { count: qty })}</Status>
  ) : null
}
