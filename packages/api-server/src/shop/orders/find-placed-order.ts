import type { StoredOrder } from '../../database'
import type { Identity } from '../calls/identity'
import type { ShopContext } from '../context'

interface Asked {
  readonly orderId?: string | undefined
  readonly cartId?: string | undefined
}

/** The id of a cart is in addresses and histories of browsers, so it must not open the order for ever. */
const GUEST_ACCESS_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The order of a thank-you page (contract §6.3), for the customer who placed it or for the guest who knows the id of
 * its cart. The order number alone gives no access.
 */
export function findPlacedOrder(
  { database: { orders }, clock }: ShopContext,
  { orderId, cartId }: Asked,
  identity: Identity,
): StoredOrder | undefined {
  const order = orderId === undefined ? orders.lastOfCart(cartId ?? '') : byAnyId(orders, orderId)
  if (!order) return undefined
  const isOwn = order.customerId !== undefined && order.customerId === identity.customerId
  const isRecent = clock.now() - order.placedAt < GUEST_ACCESS_MS
  const isOfGuest = isRecent && order.customerId === undefined && cartId !== undefined && order.cartId === cartId
  return isOwn || isOfGuest ? order : undefined
}

function byAnyId(orders: ShopContext['database']['orders'], orderId: string): StoredOrder | undefined {
  return (
    orders.byOrderId(orderId) ??
    orders.byIncrementId(orderId) ??
    (/^\d{1,15}$/.test(orderId) ? orders.byEntityId(Number(orderId)) : undefined)
  )
}
