import type { CartChange, CartDocument } from './cart-document'
import { cartHash } from './cart-hash'
import { disconnected } from './cart-changes'
import { isChangedHere } from './cart-item'
import { mergePaymentMethods, type PaymentMethod, type ShippingMethod } from './methods'
import type { CartCall } from './ports'
import { reconcile, type ReconcileInput } from './reconcile'
import type { ServerTotals } from './server-documents'

/** Drops the change if a newer run has started: it knows more than this one (decisions.md 26). */
export function ofRun(run: number, change: CartChange): CartChange {
  return (cart) => (cart.run === run ? change(cart) : cart)
}

/** Drops the change if the shopper has another cart at the host by now, after a sign-in or sign-out. */
export function ofCart({ cartId }: Pick<CartCall, 'cartId'>, change: CartChange): CartChange {
  return (cart) => (cart.cartServerToken === cartId ? change(cart) : cart)
}

/** Two tabs may create a cart at once: the first to store its token wins. */
export function connected(token: string): CartChange {
  return (cart) => (cart.cartServerToken === null ? { ...cart, cartServerToken: token } : cart)
}

/** Forgets this cart at the host, so that a guest's cart takes its place (R4.22). */
export function bypassed(token: string | null): CartChange {
  return (cart) =>
    cart.cartServerToken === token ? { ...disconnected(cart), connectBypassCount: cart.connectBypassCount + 1 } : cart
}

/** Allows falling back to a guest's cart again (R9.14). */
export function withoutBypasses(cart: CartDocument): CartDocument {
  return cart.connectBypassCount === 0 ? cart : { ...cart, connectBypassCount: 0 }
}

/** Applies the pulled lines of the host as one change. */
export function reconciled(pulled: Omit<ReconcileInput, 'items' | 'tombstones'>, now: number): CartChange {
  return (cart) => {
    const { items, tombstones } = reconcile({ ...pulled, items: cart.cartItems, tombstones: cart.tombstones })
    return { ...withoutBypasses(cart), cartItems: items, tombstones, cartServerLastSyncDate: now }
  }
}

/** The run is complete: remembers the agreed quantities as what the host has. */
export function agreed(cart: CartDocument): CartDocument {
  const cartItems = cart.cartItems
    .filter(({ prev_qty }) => prev_qty > 0)
    .map((item) => ({ ...item, qty: item.prev_qty }))
  return { ...cart, cartItemsHash: cartHash({ cartItems, cartServerToken: cart.cartServerToken }) }
}

/** The host knows every change, so its totals are about this cart. */
export function isAgreed(cart: CartDocument): boolean {
  return cart.tombstones.length === 0 && !cart.cartItems.some(isChangedHere)
}

export function couponReapplied(cart: CartDocument): CartDocument {
  return { ...cart, coupon_to_reapply: null }
}

export function offeredShipping(methods: readonly ShippingMethod[]): CartChange {
  return (cart) => ({ ...cart, shippingMethods: methods })
}

export function offeredPayment(methods: readonly PaymentMethod[]): CartChange {
  return (cart) => ({ ...cart, paymentMethods: mergePaymentMethods(cart.paymentMethods, methods) })
}

/** The host's last totals are out of date. */
export function withoutTotals(cart: CartDocument): CartDocument {
  return { ...cart, platformTotalsBasis: null }
}

/** The host has accepted or removed a coupon; its new totals are not here yet (contract §15.6). */
export function couponIs(coupon_code: string | undefined): CartChange {
  return (cart) => ({
    ...withoutTotals(cart),
    platformTotals: { grand_total: 0, tax_amount: 0, ...cart.platformTotals, coupon_code, discount_amount: 0 },
    // The shopper's choice replaces a coupon that a sign-in was about to apply.
    coupon_to_reapply: null,
  })
}

/** `basis`: the state of the cart that the totals are about, which may have changed since (R4.32). */
export function withTotals(totals: ServerTotals, basis: string | null, now: number): CartChange {
  const lines = new Map((totals.items ?? []).map((line) => [String(line.item_id), line]))
  return (cart) => ({
    ...cart,
    platformTotals: totals,
    platformTotalsBasis: basis,
    cartServerLastTotalsSyncDate: now,
    cartItems: cart.cartItems.map((item) => ({
      ...item,
      totals: lines.get(String(item.server_item_id)) ?? item.totals,
    })),
  })
}
