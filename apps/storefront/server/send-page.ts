import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from './encodings'
import type { CachedPage } from './cached-page'

/** How a page came about. */
export interface Served {
  readonly cache: 'Hit' | 'Miss'
  /** How long the page was waited for. */
  readonly renderMs?: number
}

/** Answers with a page, or says that the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  encoding: Encoding,
  served: Served,
): void {
  const { etag } = page.headers
  const told = { 'x-vs-cache': served.cache, 'server-timing': serverTiming(served) }
  if (etag !== undefined && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { ...page.headers, ...told }).end()
    return
  }
  response.writeHead(page.status, {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': page.body.length,
    ...told,
  })
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

/** For the tools of browsers. */
function serverTiming({ cache, renderMs }: Served): string {
  return renderMs === undefined ? `cache;desc=${cache}` : `cache;desc=${cache}, render;dur=${renderMs.toFixed(1)}`
}

/** A redirect keeps the parameters that no page reads: those of a campaign are read by scripts. */
export function withQuery(page: CachedPage, query: string): CachedPage {
  const { location } = page.headers
  if (location === undefined || query === '') return page
  const [address = '', hash] = location.split('#', 2)
  const whole = address + (address.includes('?') ? query.replace('?', '&') : query)
  return { ...page, headers: { ...page.headers, location: hash === undefined ? whole : `${whole}#${hash}` } }
}
