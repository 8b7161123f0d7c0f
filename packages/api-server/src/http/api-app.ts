import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { TrieRouter } from 'hono/router/trie-router'
import type { Logger } from '@vitrin/kernel'
import type { EndpointTable } from '@vitrin/api-contract/wire'
import type { ShopOptions } from '../shop-options'
import { refuse } from './answer'
import { isForm } from './is-form'
import type { ApiEnv, ApiRoutes } from './api-routes'
import { NO_STORE, noStoreWithSecretInQuery } from './no-store'
import { Overloaded } from './overloaded'

/** Contract §1.6. */
const BODY_LIMIT_BYTES = 100 * 1024

interface ApiAppOptions {
  readonly shop: Pick<ShopOptions, 'views'>
  readonly logger: Logger
  readonly endpoints: readonly EndpointTable[]
  /** Adds the routes themselves. */
  readonly mount: (app: ApiRoutes) => void
}

/** The app around all calls: limits, compression, and refusals as JSON that reveal nothing about the host's code. */
export function apiApp({ shop, logger, endpoints, mount }: ApiAppOptions): ApiRoutes {
  // Hono's own choice compiles all paths at the first call, which takes as long as a hundred calls. Tests and the
  // simulator make thousands of hosts.
  const app: ApiRoutes = new Hono<ApiEnv>({ router: new TrieRouter() })
  app.use((context, next) => {
    context.set('shop', shop)
    return next()
  })
  app.use(cors({ origin: '*' }))
  app.use(noSniffing)
  app.use(noStoreWithSecretInQuery)
  app.use(compressIfAccepted())
  app.use(limitBodies(endpoints))
  mount(app)
  for (const [path, methods] of methodsByPath(endpoints)) {
    app.all(path, (context) =>
      refuse('method-not-allowed', `${context.req.method} request method is not supported.`, {
        headers: { allow: methods.join(', ') },
      }),
    )
  }
  app.notFound(() => refuse('unknown', 'There is nothing at this path.'))
  app.onError((fault, context) => {
    if (fault instanceof Overloaded) return refuseOverloaded(fault)
    logger.error(`${context.req.method} ${context.req.path} failed`, fault)
    return refuse('own-fault', 'Internal error')
  })
  return app
}

function refuseOverloaded({ retryAfterMs }: Overloaded): Response {
  const headers = { ...NO_STORE, 'retry-after': String(Math.ceil(retryAfterMs / 1000)) }
  return refuse('overloaded', 'The shop is busy. Please wait and try again.', { headers })
}

/** Browsers take an answer for what its type says, whatever its text looks like. */
const noSniffing: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('x-content-type-options', 'nosniff')
}

/**
 * Compressed, fifty products are a tenth of their size. Calls from the same process do not accept it, so they skip
 * it.
 */
function compressIfAccepted(): MiddlewareHandler {
  const compressed = compress()
  return (context, next) => (context.req.header('accept-encoding') === undefined ? next() : compressed(context, next))
}

/** Calls with files limit their forms themselves, piece by piece. */
function limitBodies(endpoints: readonly EndpointTable[]): MiddlewareHandler {
  const withFiles = new Set(
    endpoints
      .flatMap(Object.values)
      .filter(({ files }) => files)
      .map(({ path }) => path),
  )
  const limited = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: () => refuse('too-large', `The body is larger than ${BODY_LIMIT_BYTES} bytes.`),
  })
  return (context, next) =>
    withFiles.has(context.req.path) && isForm(context.req.raw) ? next() : limited(context, next)
}

function methodsByPath(tables: readonly EndpointTable[]): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, readonly string[]>()
  for (const { path, methods } of tables.flatMap((table) => Object.values(table))) {
    byPath.set(path, [...(byPath.get(path) ?? []), ...methods])
  }
  return byPath
}
