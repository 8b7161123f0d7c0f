import { createHttp, inProcessAdapter, type Http } from '@vitrin/api-client'
import type { Clock } from '@vitrin/kernel'
import { alwaysOnline } from './server-ports'

/** R9.08 */
export const SERVER_TIMEOUT_MS = 1000

export interface HostHttpOptions {
  readonly storeCode: string
  /** The address of another API host. */
  readonly apiUrl: string | undefined
  /** The host in this process. */
  readonly embedded: { readonly fetch: (request: Request) => Promise<Response> } | undefined
  readonly clock: Clock
}

/** How the server's render calls the API host. */
export function hostHttp({ storeCode, apiUrl, embedded, clock }: HostHttpOptions): Http {
  return createHttp({
    baseUrl: apiUrl ?? 'http://embedded',
    connectivity: alwaysOnline,
    clock,
    timeoutMs: SERVER_TIMEOUT_MS,
    storeCode,
    ...(embedded && { adapter: inProcessAdapter((request) => embedded.fetch(request)) }),
  })
}
