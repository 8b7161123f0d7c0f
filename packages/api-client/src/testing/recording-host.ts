import { ManualClock, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { createHttp } from '../create-http'
import type { Http } from '../http'
import type { HttpOptions } from '../create-http'
import { inProcessAdapter } from '../in-process-adapter'

export interface SeenRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

export type Answer = (request: SeenRequest) => Response | Promise<Response>

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** A host made of one function. It keeps the requests that it gets. */
export function recordingHost(answer: Answer, options: Partial<HttpOptions> = {}) {
  const seen: SeenRequest[] = []
  const clock = new ManualClock()
  const connectivity = new SwitchableConnectivity()
  const adapter = inProcessAdapter(async (request) => {
    const text = await request.text()
    const asked = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
    seen.push(asked)
    return answer(asked)
  })
  const http: Http = createHttp({
    baseUrl: 'http://host.test',
    connectivity,
    clock,
    timeoutMs: 5000,
    storeCode: 'sv',
    adapter,
    ...options,
  })
  return { http, seen, clock, connectivity }
}
