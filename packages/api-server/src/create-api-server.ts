import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueEndpoints, graphqlEndpoints, invalidationEndpoints, shopEndpoints } from '@vitrin/api-contract/wire'
import type { Cancel, Clock, IdGenerator, Logger } from '@vitrin/kernel'
import { CatalogueIndex, catalogueRoutes } from './catalogue'
import { ContentFolder, contentRoutes } from './content'
import { openHostDatabase, type Connection, type EndOfTurn } from './database'
import { graphqlRoutes } from './graphql/graphql-routes'
import { apiApp } from './http'
import { imageRoutes } from './images/image-routes'
import { PICTURE_SIZES, type PictureSize } from './images/picture-sizes'
import { invalidateRoutes, type InvalidationOptions } from './invalidate-routes'
import { composeMail, MailDelivery, MailPictures } from './mail'
import type { CatalogueSeed, Mailer, PasswordHasher } from './ports'
import {
  ATTACHMENT_DAYS,
  AttachmentFolder,
  DOWNLOAD_LIMITS,
  DownloadLinks,
  keepDeletingExpired,
  ScryptHasher,
  shopRoutes,
  watchStock,
} from './shop'
import { checkShop, type ShopOptions } from './shop-options'

export interface ApiServerOptions {
  /** Store views, currency, tax, shipping and payment methods. */
  readonly shop: ShopOptions
  /** The folder of the database and the resized pictures; made when it is missing. */
  readonly dataFolder: string
  /** An open database connection instead of the file in the data folder. */
  readonly connection?: Connection
  /** The folder of the pictures that documents name. */
  readonly mediaFolder: string
  /** The sizes in which pictures are made, as the shop's theme asks for them; by default those of the specification. */
  readonly pictureSizes?: readonly PictureSize[] | undefined
  /** The catalogue for a new data folder, or for one with an older version of it; an imported catalogue is kept. */
  readonly seed: () => CatalogueSeed
  /** A folder of content that a new data folder with this seed gets; editors change the copy. */
  readonly contentSeed?: string | undefined
  readonly clock: Clock
  /** Ids that cannot be guessed: ids of guest carts and refresh tokens come from them. */
  readonly ids: IdGenerator
  readonly logger: Logger
  readonly passwords?: PasswordHasher
  /** Whether the tier prices of customer groups apply; off by default. */
  readonly tierPrices?: boolean
  /** The folder of the files that downloadable products name. */
  readonly downloadsFolder?: string | undefined
  /** Gets a mail about each order. */
  readonly orderMail?: string | undefined
  /** Gets a mail about each question of the contact form, with its attachments. */
  readonly contactMail?: string | undefined
  /** How many days after its answer a question keeps its attachments; 180 by default. */
  readonly attachmentDays?: number | undefined
  /** Addresses that the mail service may write to, or for with a confirmation (contract §13.2). */
  readonly mailWhitelist?: readonly string[] | undefined
  /** A PNG of the logo for mails, 32 px high on the screen. */
  readonly mailLogo?: string | undefined
  /** Sends the mails; without it they stay in the database. */
  readonly mailer?: Mailer
  /** Opens the call `/invalidate` (contract §12). */
  readonly invalidation?: InvalidationOptions
  /**
   * Called with the cache tags of changes: `bestsellers` and `P<id>` of the products of an order, and the tags that
   * `/invalidate` names.
   */
  readonly onChanged?: (tags: ReadonlySet<string>) => void
  /**
   * With `setImmediate`, cart changes of the same turn of the event loop share a commit; by default each has its own.
   */
  readonly endOfTurn?: EndOfTurn
  /** The network address of the caller, for limits on guessing passwords; undefined where it is not known. */
  readonly clientAddress?: (request: Request) => string | undefined
}

export interface ApiServer {
  fetch(request: Request): Promise<Response>
  /**
   * Sends the waiting mails, and each new one from now on, among them those about pieces that are back in stock; their
   * links begin with `shopUrl`. The returned function
   * stops the sending, and resolves when the current mail is sent.
   */
  sendMails(shopUrl: string): () => Promise<void>
  /**
   * Deletes attachments whose time is over, now and once a day, and those of requests that were cut off when the host
   * ended. Call it before the first request. The returned function stops.
   */
  deleteExpired(): Cancel
  close(): void
}

/** Makes the API host: one function from requests to responses. It opens no port. */
export function createApiServer(options: ApiServerOptions): ApiServer {
  const {
    shop,
    dataFolder,
    connection,
    mediaFolder,
    pictureSizes = PICTURE_SIZES,
    seed,
    contentSeed,
    clock,
    ids,
    logger,
    passwords = new ScryptHasher(),
    tierPrices = false,
    downloadsFolder,
    orderMail,
    contactMail,
    attachmentDays = ATTACHMENT_DAYS,
    mailWhitelist = [],
    mailLogo,
    mailer,
    invalidation,
    onChanged,
    endOfTurn,
    clientAddress,
  } = options
  checkShop(shop)
  if (!connection) mkdirSync(dataFolder, { recursive: true })
  const database = openHostDatabase(connection ?? join(dataFolder, 'shop.db'), { clock, endOfTurn })
  const content = new ContentFolder(join(dataFolder, 'content'))
  // An imported shop does not get the texts of another one.
  if (database.catalogue.seed(seed()) !== 'kept' && contentSeed !== undefined) content.fill(contentSeed)
  content.check()
  const catalogue = new CatalogueIndex({ shop, database, clock, tierPrices })

  const attachmentsFolder = join(dataFolder, 'questions')
  const attachments = new AttachmentFolder(attachmentsFolder)

  const onStockMoved = (skus: readonly string[]): void =>
    onChanged?.(new Set(catalogue.stockMoved(skus).map((id) => `P${id}`)))
  const onOrdered = (skus: readonly string[]): void => {
    const changed = catalogue.orderPlaced(skus)
    onChanged?.(new Set([...changed.map((id) => `P${id}`), 'bestsellers']))
  }
  const app = apiApp({
    shop,
    logger,
    endpoints: [catalogueEndpoints, graphqlEndpoints, invalidationEndpoints, shopEndpoints],
    mount: (host) => {
      host.route('/', catalogueRoutes({ shop, database, catalogue, clock, ids }))
      host.route('/', contentRoutes({ content, defaultView: shop.views[0] }))
      host.route('/', graphqlRoutes({ shop, catalogue, ids }))
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
          onOrdered,
          downloadsFolder,
          orderMail,
          contactMail,
          attachmentsFolder,
          mailWhitelist: mailer && mailWhitelist,
          ...(clientAddress && { clientAddress }),
        }),
      )
      host.route('/', invalidateRoutes({ invalidation, drop: onChanged, logger }))
      const cacheFolder = join(dataFolder, 'images')
      host.route('/', imageRoutes({ mediaFolder, cacheFolder, sizes: pictureSizes, clock, ids, logger }))
    },
  })
  return {
    fetch: async (request) => app.fetch(request),
    sendMails(shopUrl) {
      if (!mailer) return async () => undefined
      const pictures = new MailPictures({ mediaFolder, logoFile: mailLogo, logger })
      const downloads = new DownloadLinks(database, shop.downloads ?? DOWNLOAD_LIMITS)
      const delivery = new MailDelivery({
        database,
        mailer,
        clock,
        logger,
        compose: (row) => composeMail({ database, shop, shopUrl, downloads, pictures, attachments }, row),
      })
      delivery.start()
      const stopWatch = watchStock({ database, catalogue, clock, logger, onStockMoved })
      return () => {
        stopWatch()
        return delivery.stop()
      }
    },
    deleteExpired: () => keepDeletingExpired({ database, attachments, days: attachmentDays, clock, logger }),
    close: () => database.close(),
  }
}
