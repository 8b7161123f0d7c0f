import { createRoutes, type ApiRoutes } from '../../http'
import type { WireSyncedOrder } from '@vitrin/api-contract/wire'
import { refused } from '../calls/refusals'
import { answered, shopCall, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { limitFromAddress } from '../users/limit-attempts'
import { findPlacedOrder } from './find-placed-order'
import { placeOrder } from './place-order'
import { readOrder } from './read-order'

const PLATFORM = 'vitrin'
/** In a quarter of an hour: each stores an id of the caller's choice. */
const ABANDONED_PER_ADDRESS = 30

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
  shopCall(routes, context, 'abandonOrder', ({ path, request }) => abandonOrder(context, path.order_id, request))
  shopCall(routes, context, 'placedOrder', ({ query, identity }) => {
    const order = findPlacedOrder(context, query, identity)
    return order ? answered(readOrder(context, order)) : refused('unknown', 'Order not found')
  })
  return routes
}

/** Answers as `syncedOrder` does. After `null`, a late request with this order id is refused (docs/decisions/0047). */
function abandonOrder(context: ShopContext, orderId: string, request: Request): ShopOutcome {
  const { database, clock } = context
  return database.transaction(() => {
    const order = database.orders.byOrderId(orderId)
    if (order) return answered(syncedOrder(order))
    if (database.orders.isAbandoned(orderId)) return answered(null)
    const tooMany = limitFromAddress(context, { action: 'abandon', limit: ABANDONED_PER_ADDRESS, request })
    if (tooMany) return tooMany
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
