import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { CachedPage } from './cached-page'
import { REQUEST_ID, requestIdHeader } from './log/request-ids'

/** How a page came about, for machines and for the tools of browsers. */
interface CacheHeaders {
  readonly 'x-vs-cache': 'Hit' | 'Miss'
  readonly 'server-timing': string
}

const FROM_CACHE: CacheHeaders = { 'x-vs-cache': 'Hit', 'server-timing': 'cache;desc=Hit' }

/** `ms` is how long the page was waited for. */
export function rendering(ms: number): CacheHeaders {
  return { 'x-vs-cache': 'Miss', 'server-timing': `cache;desc=Miss, render;dur=${ms.toFixed(1)}` }
}

/** The headers of pages from the cache: Node writes a list faster than an object, and each is made once. */
const listed = new WeakMap<CachedPage, readonly string[]>()

/** Like `sendPage()`, for a page that is sent as it is in the cache. */
export function sendFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  requestId: string,
): void {
  let headers = listed.get(page)
  if (!headers) listed.set(page, (headers = Object.entries({ ...page.headers, ...FROM_CACHE }).flat()))
  send(request, response, page, [...headers, REQUEST_ID, requestId])
}

/** Answers with a page, or says that the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  cacheHeaders: CacheHeaders,
): void {
  send(request, response, page, { ...page.headers, ...cacheHeaders, ...requestIdHeader() })
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: OutgoingHttpHeaders | string[],
): void {
  const { etag } = page.headers
  const isKnown = etag !== undefined && request.headers['if-none-match']?.includes(etag)
  response.writeHead(isKnown ? 304 : page.status, headers)
  response.end(isKnown || request.method === 'HEAD' ? undefined : page.body)
}

/** A redirect keeps the parameters that no page reads: those of a campaign are read by scripts. */
export function withQuery(page: CachedPage, query: string): CachedPage {
  const { location } = page.headers
  if (location === undefined || query === '') return page
  const [address = '', hash] = location.split('#', 2)
  const whole = address + (address.includes('?') ? query.replace('?', '&') : query)
  return { ...page, headers: { ...page.headers, location: hash === undefined ? whole : `${whole}#${hash}` } }
}
