import type { CartItemDraft } from '@vitrin/catalog'
import { addLine } from './cart-changes'
import type { CartChange, CartDocument, ParkedCart } from './cart-document'
import { isAway } from './cart-owner'

/** Pages that bring back the same order do so within moments. */
const RETURNS_REMEMBERED = 20

const NOTHING_PARKED: ParkedCart = { cartItems: [], tombstones: [], cartItemsHash: null, coupon_to_reapply: null }

/**
 * The lines of an order that is none any more: of all pages that bring them back one does. Who ordered may have been
 * signed out while the host was asked: then they lie in what is parked, and nobody else sees them (decisions.md 9).
 */
export function returnLines(order_id: string, owner: string, lines: readonly CartItemDraft[]): CartChange {
  const additions = lines.map((line) => addLine(line, line.qty))
  const add: CartChange = (cart) => additions.reduce<CartDocument>((changed, addition) => addition(changed), cart)
  return (cart) => {
    if (cart.returned.includes(order_id)) return cart
    const returned = [...cart.returned, order_id].slice(-RETURNS_REMEMBERED)
    // They never left: the page died before.
    if (cart.confirming?.order_id === order_id) return { ...cart, returned, confirming: null }
    return { ...(isAway(cart, owner) ? intoParked(owner, add)(cart) : add(cart)), returned }
  }
}

function intoParked(owner: string, add: CartChange): CartChange {
  return (cart) => {
    const { cartItems, tombstones, cartItemsHash, coupon_to_reapply } = add({
      ...cart,
      owner,
      ...(cart.parked[owner] ?? NOTHING_PARKED),
    })
    return { ...cart, parked: { ...cart.parked, [owner]: { cartItems, tombstones, cartItemsHash, coupon_to_reapply } } }
  }
}
