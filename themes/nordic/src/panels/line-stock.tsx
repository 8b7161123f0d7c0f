import type { CartItem } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Status } from '../ui/status'

/** What is known of the stock of a line. */
export function LineStock({ item }: { readonly item: Pick<CartItem, 'stock' | 'made_to_measure'> }) {
  const t = useText()
  if (item.made_to_measure) return <Status kind="ok">{t('product.madeForYou')}</Status>
  if (!item.stock) return <Status kind="wait">{t('cart.stockWaits')}</Status>
  return item.stock.is_in_stock ? (
    <Status kind="ok">{t('stock.in')}</Status>
  ) : (
    <>
      <Status kind="out">{t('stock.out')}</Status> <span className="small">{t('cart.canBeOrdered')}</span>
    </>
  )
}
