import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from './cached-page'
import { requestIdHeader } from './log/request-ids'

/** How a page came about, for machines and for the tools of browsers. */
interface CacheHeaders {
  readonly 'x-vs-cache': 'Hit' | 'Miss'
  readonly 'server-timing': string
}

export const FROM_CACHE: CacheHeaders = { 'x-vs-cache': 'Hit', 'server-timing': 'cache;desc=Hit' }

/** `ms` is how long the page was waited for. */
export function rendering(ms: number): CacheHeaders {
  return { 'x-vs-cache': 'Miss', 'server-timing': `cache;desc=Miss, render;dur=${ms.toFixed(1)}` }
}

/** Answers with a page, or says that the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  cacheHeaders: CacheHeaders,
): void {
  const { etag } = page.headers
  const isKnown = etag !== undefined && request.headers['if-none-match']?.includes(etag)
  const headers = { ...page.headers, ...cacheHeaders, ...requestIdHeader() }
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
