import type { OrderRequest } from '@vitrin/api-contract'
import type { WireTotalsChanged } from '@vitrin/api-contract/wire'
import type { ExpectedTotals } from '@vitrin/kernel'
import { toOre } from '@vitrin/pricing'
import type { StoredOrder } from '../../database'
import { answerOnce, replayIdentity } from '../calls/answer-once'
import { conflict, refusedField, refusedFields } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { Totals } from '../carts/totals'
import { buyerContext } from '../carts/buyer-context'
import { wireTotals } from '../carts/wire-totals'
import type { ShopContext } from '../context'
import { cartOfOrder, customerOfOrder } from './customer-of-order'
import { couponOfOrder } from './coupon-of-order'
import { limitOrders } from './limit-orders'
import { hashOfOrder, orderFingerprint, orderIdOf } from './order-id'
import { priceOrder } from './price-order'
import { confirmation, storeOrder } from './store-order'

/**
 * Makes one order per `order_id`, however often the request comes (decisions.md 12). The order, its lines, the stock
 * that it takes and its confirmation mail are stored in one transaction (decisions.md 22).
 */
export function placeOrder(context: ShopContext, { body, identity, request, view }: ShopRequest<'order'>): ShopOutcome {
  const customer = customerOfOrder(context, body, identity)
  if (!customer.ok) return customer
  const customerId = customer.value
  const replay = { request, identity: replayIdentity(customerId, body.cart_id), payload: orderFingerprint(body) }
  let moved: readonly string[] | undefined
  const outcome = answerOnce(context, replay, () => {
    const cart = cartOfOrder(context, body, customerId)
    const orderId = orderIdOf(context, { body, customerId, cart, address: context.clientAddress(request) })
    const bodyHash = hashOfOrder(body)
    const known = context.database.orders.byOrderId(orderId)
    if (known) return repeated(known, customerId, bodyHash)
    if (context.database.orders.isAbandoned(orderId)) return conflict('order-abandoned', 'This order was let go.')

    const email = contactOf(context, body, customerId)
    if (email === undefined)
      return refusedField('addressInformation.billingAddress.email', 'is required (an e-mail address)')
    const coupon = couponOfOrder(context, body, cart, { buyer: { customerId, email }, request })
    if (!coupon.ok) return coupon.rejection.refusal
    const priced = priceOrder(buyerContext(context, customerId), view, body, coupon.value)
    if (!priced.ok) return refusedFields(priced.rejection)
    const { totals, rows } = priced.value
    if (body.expected_totals && !isExpected(totals, body.expected_totals)) {
      const changed: WireTotalsChanged = { message: 'The totals have changed.', totals: wireTotals(totals, rows, view) }
      return conflict('totals-changed', changed)
    }
    const tooMany = limitOrders(context, { request, customerId, email })
    if (tooMany) return tooMany
    moved = priced.value.lines.flatMap(({ piece }) => piece.takes.map(({ sku }) => sku))
    const order = { orderId, body, customerId, cart, bodyHash, view, email, priced: priced.value }
    return answered(confirmation(storeOrder(context, order)))
  })
  if (moved) context.onOrdered(moved)
  return outcome
}

function repeated(known: StoredOrder, customerId: number | undefined, bodyHash: string): ShopOutcome {
  const isSame = known.bodyHash === bodyHash && known.customerId === customerId
  return isSame ? answered(confirmation(known)) : conflict('order-id-taken', 'Another order has this order_id.')
}

function contactOf(
  { database }: ShopContext,
  { addressInformation }: OrderRequest,
  customerId: number | undefined,
): string | undefined {
  const { billingAddress, shippingAddress } = addressInformation
  const given = billingAddress.email || shippingAddress?.email
  return given || (customerId === undefined ? undefined : database.customers.byId(customerId)?.email)
}

function isExpected({ grandTotal, tax }: Totals, expected: ExpectedTotals): boolean {
  return grandTotal === toOre(expected.grand_total) && tax === toOre(expected.tax_amount)
}
