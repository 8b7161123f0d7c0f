import { createHash } from 'node:crypto'
import type { OrderRequest } from '@vitrin/api-contract'
import type { Cart } from '../../database'
import type { ShopContext } from '../context'

/** How long the same content is the same order. */
const SAME_ORDER_MS = 24 * 60 * 60 * 1000

interface OrderSource {
  readonly body: OrderRequest
  readonly customerId: number | undefined
  readonly cart: Cart | undefined
  /** The network address of the caller. */
  readonly address: string | undefined
}

/**
 * The client's id of the order. For an order without one the host makes it from the customer, the cart and the content
 * (decisions.md 31): if the request is repeated, and the shopper has not changed the cart since, it is the same order.
 * Without a cart the caller's address counts instead, so that two guests do not share an order.
 */
export function orderIdOf(
  { database: { orders }, clock }: ShopContext,
  { body, customerId, cart, address = '' }: OrderSource,
): string {
  if (body.order_id) return body.order_id
  const source = cart ? [cart.publicId, cart.revision] : [address]
  for (let times = 0; ; times += 1) {
    const id = hash([customerId ?? 'guest', source, orderFingerprint(body), times]).slice(0, 32)
    const known = orders.byOrderId(id)
    if (!known || clock.now() - known.placedAt < SAME_ORDER_MS) return id
  }
}

export function hashOfOrder(body: OrderRequest): string {
  return hash(orderFingerprint(body))
}

/** The parts of a request that tell one order from another: not its dates, its flags or the client's prices. */
export function orderFingerprint({
  products,
  addressInformation,
  cart_id,
  user_id,
  order_id,
  coupon_code,
  expected_totals,
}: OrderRequest): Readonly<Record<string, unknown>> {
  return {
    order_id,
    user_id,
    cart_id,
    coupon_code,
    expected_totals,
    addressInformation,
    products: products.map(({ sku, qty, product_option }) => ({ sku, qty, product_option })),
  }
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
