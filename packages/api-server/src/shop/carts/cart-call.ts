import type { ApiRoutes } from '../../http'
import type { shopRequests } from '@vitrin/api-contract'
import { shopEndpoints, type ShopEndpoint } from '@vitrin/api-contract/wire'
import type { z } from 'zod'
import type { Cart } from '../../database'
import { answerOnce, replayIdentity } from '../calls/answer-once'
import { shopCall, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { refuseStaleRun } from './cart-run'
import { findCart } from './find-cart'

/** The calls that name a cart in their query. */
type CartEndpoint = {
  [Name in ShopEndpoint]: (typeof shopRequests)[Name] extends { readonly query: z.ZodType<{ readonly cartId: string }> }
    ? Name
    : never
}[ShopEndpoint] &
  `cart${string}`

/** Serves a call about one cart in one transaction. */
export function cartCall<Name extends CartEndpoint>(
  routes: ApiRoutes,
  context: ShopContext,
  name: Name,
  handle: (cart: Cart, request: ShopRequest<Name>) => ShopOutcome,
): void {
  shopCall(routes, context, name, (request) => {
    const { query, body, identity } = request as ShopRequest<CartEndpoint>
    return context.database.sharedTransaction(() => {
      const cart = findCart(context, query.cartId, identity)
      if (!cart.ok) return cart
      const stale = refuseStaleRun(context, cart.value, request.request)
      if (stale) return stale
      const effect = () => handle(cart.value, request)
      if (!shopEndpoints[name].changes) return effect()
      const replay = {
        request: request.request,
        identity: replayIdentity(identity.customerId, query.cartId),
        payload: [query, body],
      }
      return answerOnce(context, replay, effect)
    })
  })
}
