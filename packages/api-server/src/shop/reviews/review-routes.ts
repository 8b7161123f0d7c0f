import { createRoutes, type ApiRoutes } from '../../http'
import { shopCall } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createReview } from './create-review'

/** Reviews of products (contract §9). */
export function reviewRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  shopCall(routes, context, 'createReview', (request) => createReview(context, request))
  return routes
}
