import { sha3 } from './checksum'
import type { CartDocument } from './cart-document'

/**
 * What the cart is, without bookkeeping, stock and totals (contract §15.4): equal hashes need no new totals (R4.32).
 */
export function cartHash({ cartItems, cartServerToken }: Pick<CartDocument, 'cartItems' | 'cartServerToken'>): string {
  const items = cartItems.map(({ sku, qty, product_option }) => ({ sku, qty, product_option }))
  return sha3(JSON.stringify({ items, token: cartServerToken }))
}
