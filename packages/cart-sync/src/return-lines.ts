import type { CartItemDraft } from '@vitrin/catalog'
import { addLine } from './cart-changes'
import type { CartChange, CartDocument, ParkedCart } from './cart-document'
import { isOfAnotherAccount } from './cart-owner'

/** Tabs that restore the same order do so within moments, so a few ids are enough. */
const RETURNS_REMEMBERED = 20

const NOTHING_PARKED: ParkedCart = { cartItems: [], tombstones: [], cartItemsHash: null, coupon_to_reapply: null }

/**
 * Returns the lines of an order that was taken back; of several tabs that do so only one succeeds. If its account was
 * signed out meanwhile, the lines go into its parked cart, which other accounts do not see (decisions.md 9).
 */
export function returnLines(order_id: string, owner: string, lines: readonly CartItemDraft[]): CartChange {
  const additions = lines.map((line) => addLine(line, line.qty))
  const add: CartChange = (cart) => additions.reduce<CartDocument>((changed, addition) => addition(changed), cart)
  return (cart) => {
    if (cart.returned.includes(order_id)) return cart
    const returned = [...cart.returned, order_id].slice(-RETURNS_REMEMBERED)
    // The lines never left the cart: the page ended before that.
    if (cart.confirming?.order_id === order_id) return { ...cart, returned, confirming: null }
    return { ...(isOfAnotherAccount(cart, owner) ? intoParked(owner, add)(cart) : add(cart)), returned }
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
