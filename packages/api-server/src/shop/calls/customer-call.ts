import type { ApiRoutes } from '../../http'
import type { ShopEndpoint } from '@vitrin/api-contract/wire'
import type { ShopContext } from '../context'
import { notAuthorized } from './refusals'
import { shopCall, type ShopOutcome, type ShopRequest } from './shop-call'

/** Serves a call that only customers may make. */
export function customerCall<Name extends ShopEndpoint>(
  routes: ApiRoutes,
  context: ShopContext,
  name: Name,
  handle: (customerId: number, request: ShopRequest<Name>) => ShopOutcome | Promise<ShopOutcome>,
): void {
  shopCall(routes, context, name, (request) => {
    const { customerId } = request.identity
    return customerId === undefined ? notAuthorized() : handle(customerId, request)
  })
}
