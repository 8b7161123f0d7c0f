import { createServer, type IncomingMessage, type Server } from 'node:http'
import { pathOf } from '../src/known-address'
import { setCommonHeaders } from './common-headers'
import { limitConnections } from './connection-limits'
import type { EmbeddedApi } from './embedded-api'
import { observeRequests } from './log/observe-requests'
import { withRequestId } from './log/request-ids'
import type { ServerLog } from './log/server-log'
import { operations } from './operations'
import type { OutputCache } from './output-cache'
import type { PageServer } from './page-server'
import type { Router } from './router'
import { randomIds } from './server-ports'

interface ShopServerOptions {
  readonly router: Router
  readonly api: Pick<EmbeddedApi, 'figures'> | undefined
  readonly cache: Pick<OutputCache, 'pages' | 'bytes'>
  readonly pages: Pick<PageServer, 'handle' | 'waiting' | 'answered'>
  /** Hears of each request. */
  readonly onAsked: (request: IncomingMessage) => void
  readonly log: ServerLog
  readonly publicUrl: string | undefined
  readonly metricsKey: string | undefined
  readonly isClosing: () => boolean
}

/** The server around all that shoppers ask for: request ids, the log, health and metrics. */
export async function shopServer({
  router,
  api,
  cache,
  pages,
  onAsked,
  log,
  publicUrl,
  metricsKey,
  isClosing,
}: ShopServerOptions): Promise<Server> {
  const metrics = metricsKey === undefined ? undefined : await shopMetrics()
  const isReady = (): boolean => {
    if (isClosing()) return false
    try {
      api?.figures()
      return true
    } catch (fault) {
      log.error('The database does not answer', fault)
      return false
    }
  }
  const forMachines = operations({ isReady, metrics, metricsKey, security: log })
  const isWatched = metrics !== undefined || log.hasRequests
  const server = createServer(
    observeRequests(
      (request, response, requestId) => {
        onAsked(request)
        const path = pathOf(request.url ?? '/')
        const handle = forMachines.get(path) ?? router(path)
        if (!handle) return void pages.handle(request, response, requestId)
        return withRequestId(requestId, () => {
          setCommonHeaders(response, publicUrl)
          handle(request, response)
        })
      },
      {
        ids: randomIds,
        onAnswered: isWatched
          ? (answered) => {
              log.request(answered)
              metrics?.answered(answered)
            }
          : undefined,
      },
    ),
  )
  limitConnections(server)
  return server

  /** A shop without a key does not load what counts. */
  async function shopMetrics() {
    const { ShopMetrics } = await import('./metrics/shop-metrics')
    return new ShopMetrics({ cache, pages, figures: () => api?.figures(), logged: log.counts })
  }
}

/** Requests and mails that are under way get this time. */
const GRACE_MS = 3000

/** Takes no more requests, and ends what is under way when it takes too long. */
export async function closeServer(server: Server, mailsStopped: Promise<void> | undefined): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const grace = new Promise((resolve) => setTimeout(resolve, GRACE_MS).unref())
  await Promise.race([Promise.all([closed, mailsStopped]), grace])
  server.closeAllConnections()
}
