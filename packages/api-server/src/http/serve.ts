import type { ApiRoutes } from './api-routes'
import type { RequestSchemas } from '@vitrin/api-contract'
import type { Endpoint } from '@vitrin/api-contract/wire'
import { refusalFor, refusalOfFields, refuseWith } from './answer'
import { fromBody, readCall, type BodySource, type Call } from './read-call'

/** Serves one call of the contract. A request that does not fit its schemas is refused before the handler. */
export function serve<Schemas extends RequestSchemas>(
  app: ApiRoutes,
  endpoint: Endpoint,
  schemas: Schemas,
  handle: (call: Call<Schemas>) => Response | Promise<Response>,
  source: BodySource = fromBody,
): void {
  app.on([...endpoint.methods], endpoint.path, async (context) => {
    const call = await readCall(context, schemas, source)
    return call.ok ? handle(call.value) : refuseWith(refusalFor(endpoint, refusalOfFields(call.rejection)))
  })
}
