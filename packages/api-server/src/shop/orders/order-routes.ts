import { createRoutes, type ApiRoutes } from '../../http'
import type { WireSyncedOrder } from '@vitrin/api-contract/wire'
import { refused } from '../calls/refusals'
import { answered, shopCall, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { findPlacedOrder } from './find-placed-order'
import { placeOrder } from './place-order'
import { readOrder } from './read-order'

const PLATFORM = 'vitrin'

/** Orders (contract §6). */
export function orderRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  shopCall(routes, context, 'order', (request) => placeOrder(context, request))
  // Clients ask before they edit or repeat an order whose answer was lost; the answer only says whether it is stored
  // (decisions.md 12).
  shopCall(routes, context, 'syncedOrder', ({ path }) => {
    const order = context.database.orders.byOrderId(path.order_id)
    return answered(order ? syncedOrder(order) : null)
  })
  shopCall(routes, context, 'abandonOrder', ({ path }) => abandonOrder(context, path.order_id))
  shopCall(routes, context, 'placedOrder', ({ query, identity }) => {
    const order = findPlacedOrder(context, query, identity)
    return order ? answered(readOrder(context, order)) : refused('unknown', 'Order not found')
  })
  return routes
}

/** Answers as `syncedOrder` does. After `null`, a late request with this order id is refused (docs/decisions/0047). */
function abandonOrder({ database, clock }: ShopContext, orderId: string): ShopOutcome {
  return database.transaction(() => {
    const order = database.orders.byOrderId(orderId)
    if (order) return answered(syncedOrder(order))
    database.orders.abandon(orderId, clock.now())
    return answered(null)
  })
}

function syncedOrder({
  entityId,
  placedAt,
}: {
  readonly entityId: number
  readonly placedAt: number
}): WireSyncedOrder {
  return {
    platform_order_id: entityId,
    transmited: true,
    transmited_at: new Date(placedAt).toISOString(),
    platform: PLATFORM,
    order: null,
  }
}
