import type { CartItemDraft } from '@vitrin/catalog'
import { parseQuantity, reject, type Outcome } from '@vitrin/kernel'
import type { CartConfig } from './cart-config'
import type { AddRejection } from './rejections'

/** Before it is in the cart a draft may come without a quantity, or with a typed one (R5.06: 1). */
export type AddableDraft = Omit<CartItemDraft, 'qty'> & { readonly qty?: number | string | undefined }

export interface AddConsent {
  /**
   * The shopper has confirmed the measures of pieces cut to size, which cannot be returned. A line that was in a cart
   * or in an order before had this consent already, so putting it back may say `true`.
   */
  readonly consentToOwnMeasures?: boolean
}

/** Refuses the first draft that is cut to the shopper's own measures if the shopper has not consented. */
export function checkConsent(draft: AddableDraft, { consentToOwnMeasures }: AddConsent): AddRejection | undefined {
  const isCutToMeasure = draft.made_to_measure !== undefined || draft.cut_to_size === true
  return isCutToMeasure && !consentToOwnMeasures ? { code: 'consent-missing', sku: draft.sku } : undefined
}

/** Whether a draft may be added to what the cart holds of it, and in which quantity (R5.01–R5.03, contract §15.4). */
export function checkAddition(draft: AddableDraft, held: number, config: CartConfig): Outcome<number, AddRejection> {
  const { sku } = draft
  const price = draft.price_incl_tax
  if (price == null || !(config.zeroPriceProducts ? price >= 0 : price > 0))
    return reject({ code: 'price-unknown', sku })
  const errors = Object.values(draft.errors ?? {}).filter((error) => error !== null)
  if (errors.length > 0) return reject({ code: 'has-errors', sku, errors })
  if (isOutOfStock(draft) && !config.outOfStockInCart) return reject({ code: 'out-of-stock', sku })
  const qty = parseQuantity(draft.qty ?? 1)
  if (!qty.ok) return reject({ code: 'bad-quantity', sku, reason: qty.rejection })
  const whole = parseQuantity(held + qty.value, maximumOf(draft))
  return whole.ok ? qty : reject({ code: 'bad-quantity', sku, reason: whole.rejection })
}

export function isOutOfStock({ stock }: Pick<CartItemDraft, 'stock'>): boolean {
  return stock !== undefined && !stock.is_in_stock
}

/** Stock itself is no limit: out-of-stock products may be bought (R5.03). */
export function maximumOf({ stock }: Pick<CartItemDraft, 'stock'>): number | undefined {
  return stock?.max_sale_qty
}
