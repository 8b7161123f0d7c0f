import { createRoutes, type ApiRoutes } from './http'
import { createHash, timingSafeEqual } from 'node:crypto'
import { invalidationRequests } from '@vitrin/api-contract'
import { invalidationEndpoints, cacheTags } from '@vitrin/api-contract/wire'
import type { Logger } from '@vitrin/kernel'
import { answer, refuse, serve } from './http'

export interface InvalidationOptions {
  /** What an operator must know to drop pages; without it nobody can. */
  readonly key: string
  /** Tags besides those of R2.42, e.g. `cms-page` (contract §17 #41). */
  readonly moreTags?: readonly string[]
}

interface InvalidateOptions {
  readonly invalidation: InvalidationOptions | undefined
  /** The shop's output cache; undefined where there is none. */
  readonly drop: ((tags: ReadonlySet<string>) => void) | undefined
  readonly logger: Logger
}

const ALL = '*'

/** Drops prepared pages of what has changed outside of this host (contract §12). */
export function invalidateRoutes({ invalidation, drop, logger }: InvalidateOptions): ApiRoutes {
  const routes = createRoutes()
  const configured = [...cacheTags, ...(invalidation?.moreTags ?? [])]
  serve(routes, invalidationEndpoints.invalidate, invalidationRequests.invalidate, ({ query: { key, tag } }) => {
    if (!invalidation || !equalsInConstantTime(key, invalidation.key))
      return refuse('forbidden', 'Invalid cache invalidation key')
    if (tag === '') return refuse('bad-request', 'Invalid parameters for Clear cache request')
    if (!drop) return answer('Cache invalidation is not required, output cache is disabled')
    const requested =
      tag === ALL
        ? configured
        : tag
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
    // P501 begins with P; what begins with no tag at all tags no page.
    const known = requested.filter((name) => configured.some((start) => name.startsWith(start)))
    const unknown = requested.filter((name) => !known.includes(name))
    if (unknown.length > 0) logger.warn(`Unknown cache tags are skipped: ${unknown.join(', ')}`)
    if (known.length > 0) drop(new Set(known))
    return answer(`Tags invalidated successfully [${tag}]`)
  })
  return routes
}

/** Takes the same time however much of it is right. */
function equalsInConstantTime(given: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return key !== '' && timingSafeEqual(digest(given), digest(key))
}
