import type { ServerResponse } from 'node:http'
import type { Overloaded } from '@vitrin/api-server'
import { busyPage } from './busy-page'

type Headers = Readonly<Record<string, string>>

/** Answers for a shop that has no time for the page of this address. */
export async function sendBusy(
  response: ServerResponse,
  url: string,
  { retryAfterMs }: Overloaded,
  headers: Headers,
): Promise<void> {
  const page = await busyPage(url)
  response
    .writeHead(503, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(Math.ceil(retryAfterMs / 1000)),
    })
    .end(page)
}

/** Answers for a page that could not be rendered. */
export function sendFault(response: ServerResponse, headers: Headers): void {
  response
    .writeHead(500, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
    .end('Något gick sönder. Ladda om sidan om en stund.')
}
