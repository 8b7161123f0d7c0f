import { shopEndpoints } from '@vitrin/api-contract/wire'
import { createRoutes, type ApiRoutes } from '../../http'
import { requestedView } from '../../shop-options'
import { identify } from '../calls/identity'
import { respond } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { receiveQuestion } from './receive-question'

/** The contact form (contract §13.4). Its body has files, so it is read in pieces. */
export function questionRoutes(context: ShopContext): ApiRoutes {
  const routes = createRoutes()
  const endpoint = shopEndpoints.contactForm
  routes.on([...endpoint.methods], endpoint.path, async ({ req: { raw: request } }) => {
    const identity = await identify(context, request, endpoint.auth)
    if (!identity.ok) return respond(endpoint, identity)
    const view = requestedView(context.shop, request, new URL(request.url).searchParams)
    return respond(endpoint, await receiveQuestion(context, { request, view, identity: identity.value }))
  })
  return routes
}
