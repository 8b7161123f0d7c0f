import type { CartChange, CartDocument } from './cart-document'
import { cartHash } from './cart-hash'
import { disconnected } from './cart-changes'
import { isChangedHere } from './cart-item'
import { mergePaymentMethods, type PaymentMethod, type ShippingMethod } from './methods'
import type { CartCall } from './ports'
import { reconcile, type ReconcileInput } from './reconcile'
import type { ServerTotals } from './server-documents'

/** Changes that a sync run makes; a newer run has seen more, so an older one's findings are dropped (decisions.md 26). */
export function ofRun(run: number, change: CartChange): CartChange {
  return (cart) => (cart.run === run ? change(cart) : cart)
}

/** The answers of one cart are dropped when the shopper has another by now: somebody signed in or out. */
export function ofCart({ cartId }: Pick<CartCall, 'cartId'>, change: CartChange): CartChange {
  return (cart) => (cart.cartServerToken === cartId ? change(cart) : cart)
}

/** Two tabs may create a cart at once: the first to store its token wins. */
export function connected(token: string): CartChange {
  return (cart) => (cart.cartServerToken === null ? { ...cart, cartServerToken: token } : cart)
}

/** Lets one cart at the host go, so that a guest's takes its place (R4.22). */
export function bypassed(token: string | null): CartChange {
  return (cart) =>
    cart.cartServerToken === token ? { ...disconnected(cart), connectBypassCount: cart.connectBypassCount + 1 } : cart
}

/** A new attempt may fall back again (R9.14). */
export function withoutBypasses(cart: CartDocument): CartDocument {
  return cart.connectBypassCount === 0 ? cart : { ...cart, connectBypassCount: 0 }
}

/** What the host answered to a pull, made ours as one change. */
export function reconciled(pulled: Omit<ReconcileInput, 'items' | 'tombstones'>, now: number): CartChange {
  return (cart) => {
    const { items, tombstones } = reconcile({ ...pulled, items: cart.cartItems, tombstones: cart.tombstones })
    return { ...withoutBypasses(cart), cartItems: items, tombstones, cartServerLastSyncDate: now }
  }
}

/** Both sides have been compared and told: what is agreed on is what the host has. */
export function agreed(cart: CartDocument): CartDocument {
  const cartItems = cart.cartItems
    .filter(({ prev_qty }) => prev_qty > 0)
    .map((item) => ({ ...item, qty: item.prev_qty }))
  return { ...cart, cartItemsHash: cartHash({ cartItems, cartServerToken: cart.cartServerToken }) }
}

/** Nothing here waits to be told to the host, so that its totals are about this cart. */
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

/** What the host said last is about no cart any more. */
export function withoutTotals(cart: CartDocument): CartDocument {
  return { ...cart, platformTotalsBasis: null }
}

/** The host has taken a coupon, or given it up: its totals are yet to come (contract §15.6). */
export function couponIs(coupon_code: string | undefined): CartChange {
  return (cart) => ({
    ...withoutTotals(cart),
    platformTotals: { grand_total: 0, tax_amount: 0, ...cart.platformTotals, coupon_code, discount_amount: 0 },
    // What the shopper says now overrules a coupon that is still on its way.
    coupon_to_reapply: null,
  })
}

/** `basis` is what the host was asked about, which may be older than the cart is now (R4.32). */
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
