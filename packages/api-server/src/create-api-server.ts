import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueEndpoints, graphqlEndpoints, invalidationEndpoints, shopEndpoints } from '@vitrin/api-contract/wire'
import type { Clock, IdGenerator, Logger } from '@vitrin/kernel'
import { CatalogueIndex, catalogueRoutes } from './catalogue'
import { openHostDatabase, type Connection, type EndOfTurn } from './database'
import { graphqlRoutes } from './graphql/graphql-routes'
import { apiApp } from './http'
import { imageRoutes } from './images/image-routes'
import { invalidateRoutes, type InvalidationOptions } from './invalidate-routes'
import { composeMail, MailDelivery } from './mail'
import type { CatalogueSeed, Mailer, PasswordHasher } from './ports'
import { ScryptHasher, shopRoutes } from './shop'
import { checkShop, type ShopOptions } from './shop-options'

export interface ApiServerOptions {
  /** Store views, currency, tax, shipping and payment methods. */
  readonly shop: ShopOptions
  /** Everything that must survive lies here; made when it is missing. */
  readonly dataFolder: string
  /** An open database instead of the file in the data folder. */
  readonly connection?: Connection
  /** Where the pictures of the documents lie. */
  readonly mediaFolder: string
  /** Fills a new folder, and one that holds an older version of the same shop; an imported catalogue stays. */
  readonly seed: () => CatalogueSeed
  readonly clock: Clock
  /** Unguessable: guest carts and refresh tokens are made of them. */
  readonly ids: IdGenerator
  readonly logger: Logger
  readonly passwords?: PasswordHasher
  /** Whether customer groups see and pay the tier prices that documents have for them; off unless said otherwise. */
  readonly tierPrices?: boolean
  /** Sends the mails; without it they stay in the database. */
  readonly mailer?: Mailer
  /** Opens `/invalidate` to whoever knows the key (contract §12). */
  readonly invalidation?: InvalidationOptions
  /** Told the cache tags of what has changed: `P<id>` of the products of an order, what `/invalidate` names. */
  readonly onChanged?: (tags: ReadonlySet<string>) => void
  /** `setImmediate`, so that writes of shoppers who come at the same time share a commit; without it each has its own. */
  readonly endOfTurn?: EndOfTurn
  /** Where a request comes from, for limits on guessing; undefined when nobody knows. */
  readonly clientAddress?: (request: Request) => string | undefined
}

export interface ApiServer {
  fetch(request: Request): Promise<Response>
  /**
   * Sends the mails that wait, and from now on each that comes; their links lead to `shopUrl`. What it returns stops that, and
   * settles when the mail in hand is sent.
   */
  sendMails(shopUrl: string): () => Promise<void>
  close(): void
}

/** The whole API host as one function from requests to answers; it listens nowhere itself. */
export function createApiServer(options: ApiServerOptions): ApiServer {
  const {
    shop,
    dataFolder,
    connection,
    mediaFolder,
    seed,
    clock,
    ids,
    logger,
    passwords = new ScryptHasher(),
    tierPrices = false,
    mailer,
    invalidation,
    onChanged,
    endOfTurn,
    clientAddress,
  } = options
  checkShop(shop)
  if (!connection) mkdirSync(dataFolder, { recursive: true })
  const database = openHostDatabase(connection ?? join(dataFolder, 'shop.db'), { clock, endOfTurn })
  database.catalogue.import(seed(), 'demo')
  const catalogue = new CatalogueIndex({ shop, database, clock, tierPrices })

  const onStockMoved = (skus: readonly string[]): void => {
    const changed = catalogue.stockMoved(skus)
    if (changed.length > 0) onChanged?.(new Set(changed.map((id) => `P${id}`)))
  }
  const app = apiApp({
    shop,
    logger,
    endpoints: [catalogueEndpoints, graphqlEndpoints, invalidationEndpoints, shopEndpoints],
    mount: (host) => {
      host.route('/', catalogueRoutes({ shop, database, catalogue, clock, ids }))
      host.route('/', graphqlRoutes({ catalogue, ids }))
      host.route(
        '/',
        shopRoutes({
          shop,
          database,
          catalogue,
          clock,
          ids,
          passwords,
          tierPrices,
          onStockMoved,
          ...(clientAddress && { clientAddress }),
        }),
      )
      host.route('/', invalidateRoutes({ invalidation, drop: onChanged, logger }))
      host.route('/', imageRoutes({ mediaFolder, cacheFolder: join(dataFolder, 'images'), clock, ids, logger }))
    },
  })
  return {
    fetch: async (request) => app.fetch(request),
    sendMails(shopUrl) {
      if (!mailer) return async () => undefined
      const delivery = new MailDelivery({
        database,
        mailer,
        clock,
        logger,
        compose: (row) => composeMail({ database, shop, shopUrl }, row),
      })
      delivery.start()
      return () => delivery.stop()
    },
    close: () => database.close(),
  }
}
