import { deferred, isShipped, useStorefront, type ProductStore } from '@vitrin/theme-kit'
import { afterPaint, type SelectionProps } from './after-paint'

const StockNotice = deferred<{ readonly store: ProductStore }>(() => import('./stock-notice'))

/** A form below the delivery of a piece that is sold out. */
export default afterPaint(function SoldOut({ store, selection }: SelectionProps) {
  const { hostHasAdditions = true } = useStorefront().config
  const isSoldOut =
    isShipped(selection?.product?.type_id) && !selection?.isCut && selection?.stockState === 'out_of_stock'
  return isSoldOut && hostHasAdditions && <StockNotice store={store} />
})
