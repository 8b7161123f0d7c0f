import { createHash } from 'node:crypto'
import type { OrderRequest } from '@vitrin/api-contract'
import type { Refusal, WireTotalsChanged } from '@vitrin/api-contract/wire'
import { accept, type ExpectedTotals, type OrderConfirmation, type Outcome } from '@vitrin/kernel'
import { toOre } from '@vitrin/pricing'
import type { StoredOrder } from '../../database'
import type { ShopView } from '../../shop-options'
import { answerOnce, replayIdentity } from '../calls/answer-once'
import type { Identity } from '../calls/identity'
import { conflict, notAuthorized, refused, refusedField, refusedFields } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import { NO_AMOUNTS, type Totals } from '../carts/totals'
import { buyerContext } from '../carts/buyer-context'
import { wireTotals } from '../carts/wire-totals'
import type { ShopContext } from '../context'
import { orderDocument, orderLine } from './order-document'
import { priceOrder, type PricedOrder } from './price-order'

/**
 * Makes one order per `order_id`, however often the request comes (decisions.md 12). The order, its lines, the stock
 * that it takes and its confirmation mail are stored in one transaction (decisions.md 22).
 */
export function placeOrder(context: ShopContext, { body, identity, request, view }: ShopRequest<'order'>): ShopOutcome {
  const account = accountOf(body, identity)
  if (!account.ok) return account
  const customerId = account.value
  const replay = { request, identity: replayIdentity(customerId, body.cart_id), payload: orderFingerprint(body) }
  const moved: string[] = []
  const outcome = answerOnce(context, replay, () => {
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(orderFingerprint(body)))
      .digest('hex')
    const known = context.database.orders.byOrderId(body.order_id)
    if (known) return repeated(known, customerId, bodyHash)
    if (context.database.orders.isAbandoned(body.order_id)) return conflict('order-abandoned', 'This order was let go.')

    const email = contactOf(context, body, customerId)
    if (email === undefined)
      return refusedField('addressInformation.billingAddress.email', 'is required (an e-mail address)')
    const priced = priceOrder(buyerContext(context, customerId), view, body)
    if (!priced.ok) return refusedFields(priced.rejection)
    const { totals, rows } = priced.value
    if (body.expected_totals && !isExpected(totals, body.expected_totals)) {
      const changed: WireTotalsChanged = { message: 'The totals have changed.', totals: wireTotals(totals, rows, view) }
      return conflict('totals-changed', changed)
    }
    moved.push(...priced.value.lines.flatMap(({ piece }) => piece.takes.map(({ sku }) => sku)))
    return answered(confirmation(store(context, { body, customerId, bodyHash, view, email, priced: priced.value })))
  })
  if (moved.length > 0) context.onStockMoved(moved)
  return outcome
}

interface AcceptedOrder {
  readonly view: ShopView
  readonly body: OrderRequest
  readonly customerId: number | undefined
  readonly bodyHash: string
  readonly email: string
  readonly priced: PricedOrder
}

function store(context: ShopContext, { view, body, customerId, bodyHash, email, priced }: AcceptedOrder): StoredOrder {
  const { database, clock, shop, orderMail } = context
  const placedAt = clock.now()
  const order = database.orders.add(
    { orderId: body.order_id, customerId, cartId: body.cart_id, bodyHash, placedAt },
    orderDocument(context, { view, body, customerId, email, priced, placedAt }),
    priced.lines.map((line, index) => orderLine(line, priced.totals.rows[index] ?? NO_AMOUNTS)),
  )
  for (const { piece, qty } of priced.lines) {
    for (const taken of piece.takes) database.stock.take(taken.sku, taken.qty * qty)
  }
  database.mail.add({
    template: 'order-confirmation',
    recipient: email,
    storeCode: view.storeView.storeCode,
    data: { entity_id: order.entityId, increment_id: order.incrementId },
  })
  if (orderMail !== undefined)
    database.mail.add({
      template: 'order-notice',
      recipient: orderMail,
      storeCode: shop.views[0].storeView.storeCode,
      data: { entity_id: order.entityId },
    })
  return order
}

/** The customer of the order. A token proves who it is; ordering for another customer is refused. */
function accountOf({ user_id }: OrderRequest, { customerId }: Identity): Outcome<number | undefined, Refusal> {
  if (user_id === '' || user_id === String(customerId)) return accept(customerId)
  return customerId === undefined ? notAuthorized() : refused('forbidden', 'The order belongs to another account.')
}

function repeated(known: StoredOrder, customerId: number | undefined, bodyHash: string): ShopOutcome {
  const isSame = known.bodyHash === bodyHash && known.customerId === customerId
  return isSame ? answered(confirmation(known)) : conflict('order-id-taken', 'Another order has this order_id.')
}

/** The parts of a request that tell one order from another: not its dates, its flags or the client's prices. */
function orderFingerprint({
  products,
  addressInformation,
  cart_id,
  user_id,
  order_id,
  coupon_code,
  expected_totals,
}: OrderRequest) {
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

function confirmation({ entityId, incrementId, placedAt }: StoredOrder): OrderConfirmation {
  return {
    magentoOrderId: entityId,
    backendOrderId: entityId,
    orderNumber: incrementId,
    transferedAt: new Date(placedAt).toISOString(),
  }
}
