import { Hono } from 'hono'
import { shopCall } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createReview } from './create-review'

/** What shoppers say about products (contract §9). */
export function reviewRoutes(context: ShopContext): Hono {
  const routes = new Hono()
  shopCall(routes, context, 'createReview', (request) => createReview(context, request))
  return routes
}
