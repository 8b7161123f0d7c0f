import type { TokenLease } from '@vitrin/user-session'
import type { Http } from '../http'
import { json, recordingHost } from './recording-host'

interface WireRequest {
  readonly headers: Readonly<Record<string, string>>
}

interface WireAnswer {
  readonly status: number
  readonly headers: Headers
}

/** A host that is called in this process; api-server's `ShopHost` fits. */
export interface HostInProcess {
  get(path: string, request: WireRequest): Promise<WireAnswer>
  post(path: string, body: unknown, request: WireRequest): Promise<WireAnswer>
  delete(path: string, body: unknown, request: WireRequest): Promise<WireAnswer>
}

/** Calls the host without a socket. */
export function httpToHost(host: HostInProcess, tokens?: TokenLease): Http {
  const answer = (method: string, path: string, body: unknown, headers: Headers) => {
    const request = { headers: Object.fromEntries(headers) }
    if (method === 'GET') return host.get(path, request)
    return method === 'DELETE' ? host.delete(path, body, request) : host.post(path, body, request)
  }
  const { http } = recordingHost(
    async ({ method, url, headers: sent, body }) => {
      const { status, headers: _, ...envelope } = await answer(method, url.pathname + url.search, body, sent)
      return json(envelope, status)
    },
    { tokens },
  )
  return http
}
