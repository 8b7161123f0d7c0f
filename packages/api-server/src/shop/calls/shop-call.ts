import { shopRequests } from '@vitrin/api-contract'
import { errorCodes, shopEndpoints, type Endpoint, type Refusal, type ShopEndpoint } from '@vitrin/api-contract/wire'
import { accept, type Outcome } from '@vitrin/kernel'
import { answer, NO_STORE, refusalFor, refuseWith, serve, type Call, type ApiRoutes } from '../../http'
import type { ShopContext } from '../context'
import { identify, type Identity } from './identity'

/** A request that fits the contract, with its caller. */
export type ShopRequest<Name extends ShopEndpoint> = Call<(typeof shopRequests)[Name]> & { readonly identity: Identity }

/** The answer of an accepted call; its code is 200. */
export interface ShopAnswer {
  readonly result: unknown
  readonly meta?: unknown
  /** The `Set-Cookie` header of the answer. */
  readonly cookie?: string | undefined
}

export interface ShopRefusal extends Refusal {
  /** How long the caller should wait before the next try. */
  readonly retryAfterMs?: number
}

export type ShopOutcome = Outcome<ShopAnswer, ShopRefusal>

/** Serves one call of the contract's endpoint table. */
export function shopCall<Name extends ShopEndpoint>(
  routes: ApiRoutes,
  context: ShopContext,
  name: Name,
  handle: (request: ShopRequest<Name>) => ShopOutcome | Promise<ShopOutcome>,
): void {
  serve(routes, shopEndpoints[name], shopRequests[name], async (call) => {
    const endpoint = shopEndpoints[name]
    const identity = await identify(context, call.request, endpoint.auth)
    const outcome = identity.ok ? await handle({ ...call, identity: identity.value }) : identity
    if (!outcome.ok && outcome.rejection.code === errorCodes['too-many-requests'])
      context.security.record('limit-reached', {
        call: name,
        customerId: identity.ok ? identity.value.customerId : undefined,
      })
    return respond(endpoint, outcome)
  })
}

export function answered(
  result: unknown,
  more: Omit<ShopAnswer, 'result'> = {},
): { readonly ok: true; readonly value: ShopAnswer } {
  return accept({ result, ...more })
}

/** Caches must not store answers about a shopper (contract §5). */
export function respond(endpoint: Endpoint, outcome: ShopOutcome): Response {
  if (outcome.ok) {
    const { result, meta, cookie } = outcome.value
    return answer(result, { meta, headers: { ...NO_STORE, ...(cookie !== undefined && { 'set-cookie': cookie }) } })
  }
  const { retryAfterMs, ...refusal } = outcome.rejection
  const headers = {
    ...NO_STORE,
    ...(retryAfterMs !== undefined && { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) }),
  }
  return refuseWith(refusalFor(endpoint, refusal), headers)
}
