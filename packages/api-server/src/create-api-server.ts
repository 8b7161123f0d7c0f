import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueEndpoints, graphqlEndpoints, invalidationEndpoints, shopEndpoints } from '@vitrin/api-contract/wire'
import type { ApiServer, ApiServerOptions } from './api-server-options'
import { CatalogueIndex, catalogueRoutes } from './catalogue'
import { ContentFolder, contentRoutes } from './content'
import { openHostDatabase } from './database'
import { graphqlRoutes } from './graphql/graphql-routes'
import { apiApp } from './http'
import { imageRoutes } from './images/image-routes'
import { PICTURE_SIZES } from './images/picture-sizes'
import { invalidateRoutes } from './invalidate-routes'
import { composeMail, MailDelivery, MailPictures } from './mail'
import {
  AttachmentFolder,
  DOWNLOAD_LIMITS,
  DownloadLinks,
  findReviewPicture,
  ScryptHasher,
  shopRoutes,
  SigningKeys,
  StockWatch,
  TokenSigner,
} from './shop'
import { ATTACHMENT_DAYS, keepDeletingExpired } from './retention/keep-deleting-expired'
import { NO_SECURITY_LOG } from './security-log'
import { workshopRoutes } from './workshop'
import { openApiRoutes } from './openapi/open-api-routes'
import { checkShop } from './shop-options'
import { Turns, WITHOUT_TURNS, type PieceByPiece } from './work/turns'

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
    security = NO_SECURITY_LOG,
    signingKeys = [],
    passwords = new ScryptHasher(),
    tierPrices = false,
    downloadsFolder,
    orderMail,
    contactMail,
    attachmentDays = ATTACHMENT_DAYS,
    mailWhitelist = [],
    mailLogo,
    mailer,
    workshop,
    invalidation,
    onChanged,
    endOfTurn,
    publicUrl,
    clientAddress: knownAddress,
    turns = new Turns(),
  } = options
  const clientAddress = knownAddress ?? (() => undefined)
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

  const reviewPicturesFolder = join(dataFolder, 'reviews')
  const reviewPictures = new AttachmentFolder(reviewPicturesFolder)

  const onStockMoved = (skus: readonly string[]): void =>
    onChanged?.(new Set(catalogue.stockMoved(skus).map((id) => `P${id}`)))
  const onOrdered = (skus: readonly string[]): void => {
    const changed = catalogue.orderPlaced(skus)
    onChanged?.(new Set([...changed.map((id) => `P${id}`), 'bestsellers']))
  }
  const stockWatch = new StockWatch({ database, catalogue, clock, logger, onStockMoved })
  const drop =
    onChanged &&
    ((tags: ReadonlySet<string>): void => {
      stockWatch.look()
      onChanged(tags)
    })
  const signer = new TokenSigner(new SigningKeys(database, signingKeys), clock)
  // Requests without an address are the host's own: a page that is rendered waits for the answer, with a time limit.
  const turnsFor = (request: Request): PieceByPiece =>
    knownAddress && knownAddress(request) === undefined ? WITHOUT_TURNS : turns.of(knownAddress?.(request))
  const queues = new Map<string, () => number>()
  const watchQueue = (name: string, length: () => number): void => void queues.set(name, length)
  const app = apiApp({
    shop,
    logger,
    endpoints: [catalogueEndpoints, graphqlEndpoints, invalidationEndpoints, shopEndpoints],
    mount: (host) => {
      host.route('/', catalogueRoutes({ shop, database, catalogue, turnsFor, clock, ids, signer }))
      host.route('/', openApiRoutes())
      host.route('/', contentRoutes({ content, defaultView: shop.views[0] }))
      host.route('/', graphqlRoutes({ shop, catalogue, turnsFor, clock, ids }))
      host.route(
        '/',
        shopRoutes({
          shop,
          database,
          catalogue,
          clock,
          ids,
          security,
          signingKeys,
          watchQueue,
          passwords,
          tierPrices,
          onOrdered,
          downloadsFolder,
          orderMail,
          contactMail,
          attachmentsFolder,
          mailWhitelist: mailer && mailWhitelist,
          reviewPicturesFolder,
          forgetMails: (mailIds) => mailer?.forget?.(mailIds),
          publicUrl,
          clientAddress,
        }),
      )
      host.route(
        '/',
        workshopRoutes({
          workshop,
          shop,
          database,
          catalogue,
          attachments,
          reviewPictures,
          clock,
          ids,
          security,
          clientAddress,
          onChanged: onChanged ?? (() => undefined),
        }),
      )
      host.route('/', invalidateRoutes({ invalidation, drop, logger, security }))
      const cacheFolder = join(dataFolder, 'images')
      host.route(
        '/',
        imageRoutes({
          mediaFolder,
          cacheFolder,
          sizes: pictureSizes,
          findOther: (path) => findReviewPicture(database, reviewPictures, path),
          clock,
          ids,
          logger,
          watchQueue,
          clientAddress,
        }),
      )
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
      const stopWatch = stockWatch.start()
      return () => {
        stopWatch()
        return delivery.stop()
      }
    },
    deleteExpired() {
      return keepDeletingExpired({ database, attachments, reviewPictures, mailer, attachmentDays, clock, logger })
    },
    figures: () => ({
      orders: database.orders.count(),
      mailsGivenUp: database.mail.givenUp(),
      queues: {
        mails: database.mail.countWaiting(),
        ...Object.fromEntries([...queues].map(([name, length]) => [name, length()])),
      },
    }),
    close: () => database.close(),
  }
}
