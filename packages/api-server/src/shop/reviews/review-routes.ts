import { shopEndpoints } from '@vitrin/api-contract/wire'
import { createRoutes, isForm, type ApiRoutes } from '../../http'
import { requestedView } from '../../shop-options'
import { identify } from '../calls/identity'
import { respond, shopCall } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createReview } from './create-review'
import { receiveReview } from './receive-review'
import { limitFromAddress } from '../users/limit-attempts'

/** In a quarter of an hour, with pictures or without; a whole office may share a network address. */
const REVIEWS_PER_ADDRESS = 30

/** Reviews of products (contract §9). With pictures the body is a form, which is read in pieces. */
export function reviewRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  const endpoint = shopEndpoints.createReview
  routes.on([...endpoint.methods], endpoint.path, async ({ req: { raw: request } }, next) => {
    if (!isForm(request)) return next()
    const identity = await identify(context, request, endpoint.auth)
    if (!identity.ok) return respond(endpoint, identity)
    const view = requestedView(context.shop, request, new URL(request.url).searchParams)
    const tooMany = limitReviews(context, request)
    return respond(endpoint, tooMany ?? (await receiveReview(context, { request, view, identity: identity.value })))
  })
  shopCall(
    routes,
    context,
    'createReview',
    (call) => limitReviews(context, call.request) ?? createReview(context, call, call.body.review),
  )
  return routes
}

function limitReviews(context: ShopContext, request: Request) {
  return limitFromAddress(context, { action: 'review', limit: REVIEWS_PER_ADDRESS, request })
}
