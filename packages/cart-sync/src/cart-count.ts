import type { CartConfig } from './cart-config'
import type { CartDocument } from './cart-document'

/** Pieces or lines, as the shop is configured (R9.14). */
export function countOf({ cartItems }: CartDocument, { minicartCount }: CartConfig): number {
  return minicartCount === 'items' ? cartItems.length : cartItems.reduce((sum, { qty }) => sum + qty, 0)
}
