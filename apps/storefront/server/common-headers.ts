import type { ServerResponse } from 'node:http'
import { requestIdHeader } from './log/request-ids'

/** A year, as browsers want it; other names of the domain are not this shop's to decide about. */
const ONE_YEAR = 'max-age=31536000'

/** Browsers come back by https only, once they have come by it. */
export function transportHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') ? { 'strict-transport-security': ONE_YEAR } : {}
}

/**
 * Sets the headers that every answer has. A page writes them with its own: Node checks all headers twice when some were
 * set before, which took a tenth of a cached page's time.
 */
export function setCommonHeaders(response: ServerResponse, publicUrl: string | undefined): void {
  const headers = { 'x-content-type-options': 'nosniff', ...transportHeaders(publicUrl), ...requestIdHeader() }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
