import type { OrderRequest } from '@vitrin/api-contract'
import type { OrderConfirmation } from '@vitrin/kernel'
import type { Cart, StoredOrder } from '../../database'
import type { ShopView } from '../../shop-options'
import { NO_AMOUNTS } from '../carts/totals'
import type { ShopContext } from '../context'
import { orderDocument, orderLine } from './order-document'
import type { PricedOrder } from './price-order'
import { takeOrderedLines } from './take-ordered-lines'

export interface AcceptedOrder {
  readonly orderId: string
  readonly view: ShopView
  readonly body: OrderRequest
  readonly customerId: number | undefined
  readonly cart: Cart | undefined
  readonly bodyHash: string
  readonly email: string
  readonly priced: PricedOrder
}

/** Stores the order with all its consequences. */
export function storeOrder(context: ShopContext, order: AcceptedOrder): StoredOrder {
  const { database, clock } = context
  const { orderId, body, customerId, cart, bodyHash, priced } = order
  const placedAt = clock.now()
  const stored = database.orders.add(
    { orderId, customerId, cartId: body.cart_id, bodyHash, coupon: priced.totals.coupon?.code, placedAt },
    orderDocument(context, { ...order, placedAt }),
    priced.lines.map((line, index) => orderLine(line, priced.totals.rows[index] ?? NO_AMOUNTS)),
  )
  for (const { piece, qty } of priced.lines) {
    for (const taken of piece.takes) database.stock.take(taken.sku, taken.qty * qty)
  }
  if (cart && !body.client_removes_lines) takeOrderedLines(context, cart, body, priced.lines)
  addMails(context, order, stored)
  return stored
}

function addMails(
  { database, shop, orderMail }: ShopContext,
  { email, view }: AcceptedOrder,
  { entityId, incrementId }: StoredOrder,
): void {
  database.mail.add({
    template: 'order-confirmation',
    recipient: email,
    storeCode: view.storeView.storeCode,
    data: { entity_id: entityId, increment_id: incrementId },
  })
  if (orderMail !== undefined)
    database.mail.add({
      template: 'order-notice',
      recipient: orderMail,
      storeCode: shop.views[0].storeView.storeCode,
      data: { entity_id: entityId },
    })
}

/** The answer to the order (contract §6.1), with the id that the host may have made. */
export function confirmation({ orderId, entityId, incrementId, placedAt }: StoredOrder): OrderConfirmation {
  return {
    order_id: orderId,
    magentoOrderId: entityId,
    backendOrderId: entityId,
    orderNumber: incrementId,
    transferedAt: new Date(placedAt).toISOString(),
  }
}
