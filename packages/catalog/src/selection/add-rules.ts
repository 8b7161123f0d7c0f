import type { CatalogConfig } from '../catalog-config'
import type { CartItemDraft } from './cart-item-draft'
import type { AddRejection } from '../rejections'
import { stockState } from '../stock/stock-state'

/** Why a priced line may not go into the cart (R5.01, R5.02, R5.03); `undefined` when it may. */
export function refuseLine(
  draft: CartItemDraft,
  config: Pick<CatalogConfig, 'zeroPriceProducts' | 'outOfStockInCart'>,
): AddRejection | undefined {
  const gross = draft.price_incl_tax
  if (gross === undefined || gross === null || gross < 0 || (gross === 0 && !config.zeroPriceProducts))
    return { code: 'price-unknown' }
  if (draft.errors?.['variants']) return { code: 'no-variants' }
  if (!Number.isInteger(draft.qty) || draft.qty < 1) return { code: 'qty-not-positive' }
  if (stockState(draft) === 'out_of_stock' && !config.outOfStockInCart) return { code: 'out-of-stock' }
  return undefined
}
