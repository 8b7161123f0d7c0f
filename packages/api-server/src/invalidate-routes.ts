import { createRoutes, type ApiRoutes } from './http'
import { invalidationRequests } from '@vitrin/api-contract'
import { invalidationEndpoints, cacheTags } from '@vitrin/api-contract/wire'
import type { Logger } from '@vitrin/kernel'
import { answer, isSameSecret, refuse, serve } from './http'
import type { SecurityLog } from './security-log'

export interface InvalidationOptions {
  /** The key that a call must name to drop pages. */
  readonly key: string
  /** Tags in addition to those of R2.42, for example `cms-page` (contract §17 #41). */
  readonly moreTags?: readonly string[]
}

interface InvalidateOptions {
  readonly invalidation: InvalidationOptions | undefined
  /** Drops pages from the shop's output cache; undefined without a cache. */
  readonly drop: ((tags: ReadonlySet<string>) => void) | undefined
  readonly logger: Logger
  readonly security: SecurityLog
}

const ALL = '*'

/** Drops prepared pages when something changed outside of this host (contract §12). */
export function invalidateRoutes({ invalidation, drop, logger, security }: InvalidateOptions): ApiRoutes {
  const routes = createRoutes()
  const configured = [...cacheTags, ...(invalidation?.moreTags ?? [])]
  serve(
    routes,
    invalidationEndpoints.invalidate,
    invalidationRequests.invalidate,
    ({ query: { key, tag }, request }) => {
      // The original's clients send it in the query, which other servers may write down.
      const given = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? key
      if (!invalidation || !isSameSecret(given, invalidation.key)) {
        security.record('invalidation-key-wrong')
        return refuse('forbidden', 'Invalid cache invalidation key')
      }
      if (tag === '') return refuse('bad-request', 'Invalid parameters for Clear cache request')
      if (!drop) return answer('Cache invalidation is not required, output cache is disabled')
      const requested =
        tag === ALL
          ? configured
          : tag
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '')
      // A tag may be followed by an id: P501 is a tag of products.
      const known = requested.filter((name) => configured.some((start) => name.startsWith(start)))
      const unknown = requested.filter((name) => !known.includes(name))
      if (unknown.length > 0) logger.warn(`Unknown cache tags are skipped: ${unknown.join(', ')}`)
      if (known.length > 0) drop(new Set(known))
      return answer(`Tags invalidated successfully [${tag}]`)
    },
  )
  return routes
}
