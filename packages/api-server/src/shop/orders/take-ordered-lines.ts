import { lineKey } from '@vitrin/cart-sync'
import type { OrderRequest } from '@vitrin/api-contract'
import type { Cart } from '../../database'
import type { ShopContext } from '../context'
import type { PricedLine } from './price-order'

/**
 * Takes the ordered pieces out of the host's cart (decisions.md 32). A line that was removed and added again since is
 * another line, if the order names the line.
 */
export function takeOrderedLines(
  { database: { carts } }: ShopContext,
  cart: Cart,
  { products }: OrderRequest,
  ordered: readonly PricedLine[],
): void {
  const lines = carts.lines(cart.id)
  const taken = ordered.flatMap(({ piece, qty }, index) => {
    const key = lineKey({ sku: piece.sku, product_option: piece.productOption })
    const line = lines.find((candidate) => candidate.lineKey === key)
    const named = products[index]?.server_item_id ?? line?.itemId
    return line && line.itemId === named ? [{ itemId: line.itemId, qty }] : []
  })
  carts.takeOrdered(cart.id, taken)
}
