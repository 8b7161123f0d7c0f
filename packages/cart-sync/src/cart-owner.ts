import { GUEST } from '@vitrin/kernel'
import type { CartChange, CartDocument, ParkedCart } from './cart-document'
import { disconnected, orderedLines } from './cart-changes'
import { isChangedHere, type CartItem } from './cart-item'

/**
 * The lines belong to an account that is not signed in now. A guest's lines belong to the shopper who is here, signed
 * in or not.
 */
export function isOfAnotherAccount(cart: CartDocument, owner: string): boolean {
  return owner !== GUEST && owner !== cart.owner
}

/**
 * Makes the cart this account's, or a guest's after a sign-out (decisions.md 7, 9). It is one change of the stored
 * document, so it happens once for each change of owner, whatever the number of tabs. Lines of a guest are marked as
 * pieces to add to the account's cart. An account's cart with unsent changes is parked until its next sign-in.
 */
export function ownedBy(account: string): CartChange {
  return (cart) => {
    if (cart.owner === account) return cart
    const brought = cart.owner === GUEST ? cart : undefined
    const left = brought ? cart : parked(cart)
    return account === GUEST ? left : entered(left, account, brought)
  }
}

/** Hides all that belongs to the account. A new run number makes the results of a running sync invalid. */
function parked(cart: CartDocument): CartDocument {
  // Lines of an order that is being placed belong to the order.
  const { owner, cartItems, tombstones, cartItemsHash, coupon_to_reapply } = cart.confirming
    ? orderedLines(cart.confirming.order_id)(cart)
    : cart
  const isUnsent = tombstones.length > 0 || coupon_to_reapply !== null || cartItems.some(isChangedHere)
  const kept: ParkedCart = { cartItems, tombstones, cartItemsHash, coupon_to_reapply }
  return {
    ...disconnected({ ...cart, cartItems: [], tombstones: [] }),
    owner: GUEST,
    run: cart.run + 1,
    confirming: null,
    coupon_to_reapply: null,
    shipping: null,
    payment: null,
    parked: isUnsent ? { ...cart.parked, [owner]: kept } : cart.parked,
  }
}

/** Restores the account's parked cart and adds the guest's lines to it. */
function entered(cart: CartDocument, account: string, brought: CartDocument | undefined): CartDocument {
  const { [account]: own, ...others } = cart.parked
  const lines = (brought?.cartItems ?? []).map((line) => ({ ...unknownToHost(line), merge_qty: line.qty }))
  return {
    ...disconnected({ ...cart, cartItems: [] }),
    owner: account,
    run: cart.run + 1,
    parked: others,
    tombstones: (own?.tombstones ?? []).filter(({ key }) => lines.every((line) => line.key !== key)),
    // Asked for again: the host gives an account the same cart each time, unless it was ordered on another device.
    cartServerToken: null,
    cartItemsHash: own?.cartItemsHash ?? null,
    cartItems: joined(own, lines),
    // R4.15
    coupon_to_reapply: brought?.platformTotals?.coupon_code
      ? { code: brought.platformTotals.coupon_code, from: brought.cartServerToken }
      : (own?.coupon_to_reapply ?? null),
  }
}

function joined(own: ParkedCart | undefined, brought: readonly CartItem[]): readonly CartItem[] {
  const held = own?.cartItems ?? []
  const deleted = new Set(own?.tombstones.map(({ key }) => key))
  const together = held.map((line) => {
    const more = brought.find(({ key }) => key === line.key)?.qty ?? 0
    return more > 0 ? { ...line, qty: line.qty + more, merge_qty: (line.merge_qty ?? 0) + more } : line
  })
  const fresh = brought.filter(({ key }) => held.every((line) => line.key !== key))
  // The account had deleted this line and the guest added it again: only the guest's quantity counts.
  return [...together, ...fresh.map((line) => (deleted.has(line.key) ? { ...line, merge_qty: undefined } : line))]
}

function unknownToHost(line: CartItem): CartItem {
  return {
    ...line,
    prev_qty: 0,
    unconfirmed: false,
    server_item_id: undefined,
    server_cart_id: undefined,
    totals: undefined,
  }
}
