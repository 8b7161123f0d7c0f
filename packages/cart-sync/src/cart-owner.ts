import { GUEST } from '@vitrin/kernel'
import type { CartChange, CartDocument, ParkedCart } from './cart-document'
import { disconnected, orderedLines } from './cart-changes'
import { isChangedHere, type CartItem } from './cart-item'

/** Somebody else is here. What was a guest's is whoever's who comes. */
export function isAway(cart: CartDocument, owner: string): boolean {
  return owner !== GUEST && owner !== cart.owner
}

/**
 * The cart becomes this account's, or the guest's after a sign-out (decisions.md 7, 9). It happens once for each
 * change of owner, because it is one change of the stored document: what a guest brings is marked on its lines as
 * pieces to be added to the account's cart, and an account's cart with unsent changes is parked until it is back.
 */
export function ownedBy(account: string): CartChange {
  return (cart) => {
    if (cart.owner === account) return cart
    const brought = cart.owner === GUEST ? cart : undefined
    const left = brought ? cart : parked(cart)
    return account === GUEST ? left : entered(left, account, brought)
  }
}

/** Nothing of the account is shown any more; a run that is under way is void. */
function parked(cart: CartDocument): CartDocument {
  // The lines of an order that is being placed are the order's.
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

/** The account's own cart first, as it was left; what the guest brought is added to it. */
function entered(cart: CartDocument, account: string, brought: CartDocument | undefined): CartDocument {
  const { [account]: own, ...others } = cart.parked
  const lines = (brought?.cartItems ?? []).map((line) => ({ ...unknownToHost(line), merge_qty: line.qty }))
  return {
    ...disconnected({ ...cart, cartItems: [] }),
    owner: account,
    run: cart.run + 1,
    parked: others,
    tombstones: (own?.tombstones ?? []).filter(({ key }) => lines.every((line) => line.key !== key)),
    // Asked for anew: the host gives an account the same cart each time, unless it was ordered elsewhere.
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
  // Deleted in the account's cart and wanted now: what the guest wanted is all there shall be.
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
