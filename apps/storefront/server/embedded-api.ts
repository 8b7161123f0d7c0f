import { join } from 'node:path'
import {
  createApiServer,
  type ApiServer,
  type Mailer,
  type SecurityLog,
  type ShopOptions,
  type Turns,
  type WorkshopOptions,
} from '@vitrin/api-server'
import type { Logger } from '@vitrin/kernel'
import { demoCatalogue } from '@vitrin/demo-catalogue'
import { klarglas } from '../config/klarglas'
import { klarglasHost } from '../config/klarglas-host'
import { PICTURE_SIZES } from '../config/picture-sizes'
import { prepareDataFolder } from './data-folder'
import { consoleLogger, randomIds, systemClock } from './server-ports'

export interface EmbeddedApiOptions {
  /** The store views that are on; by default the shop's own. */
  readonly views?: ShopOptions['views']
  readonly dataDir: string
  /** The project's folder; the pictures are in its tools. */
  readonly rootFolder: string
  /** The days off between Monday and Friday; without it none is known. */
  readonly holidays?: { isHoliday(day: string): boolean }
  /** The key of `/invalidate`; without it the call is closed. */
  readonly invalidateKey?: string | undefined
  /** The shop's address as browsers see it, without a path. */
  readonly publicUrl?: string | undefined
  /** Gets a mail about each order. */
  readonly orderMail?: string | undefined
  /** Gets a mail about each question, with its attachments. */
  readonly contactMail?: string | undefined
  /** How many days after its answer a question keeps its attachments. */
  readonly attachmentDays?: number | undefined
  /** Addresses that the mail service may write to, or for with a confirmation. */
  readonly mailWhitelist?: readonly string[]
  /** Opens the workshop. */
  readonly workshop?: WorkshopOptions | undefined
  /** Keys of access tokens, newest first. */
  readonly signingKeys?: readonly string[]
  /** Gets messages and security events. */
  readonly log?: Logger & SecurityLog
  /** Sends the mails; without it they stay in the database. */
  readonly mailer?: Mailer
  /** Decides when costly work runs. */
  readonly turns?: Turns
  /** Called with the cache tags of changes by an order, or by a call of `/invalidate`. */
  readonly onChanged: (tags: ReadonlySet<string>) => void
}

export interface EmbeddedApi extends ApiServer {
  /** `address` is the network address of the caller, for limits on guessing passwords. */
  fetch(request: Request, address?: string): Promise<Response>
}

/** The cache tags of pages with content of the CMS; every page has the notice. */
export const CONTENT_TAGS = ['company-info', 'custom-solutions', 'terms', 'portfolio', 'notice'] as const

/** Cache tags that the specification's list leaves out (contract §17 #41). */
const PAGE_TAGS = ['cms-page', 'static', ...CONTENT_TAGS]

/** Makes the API host in this process; a new data folder gets the demo shop. */
export function embeddedApi({
  views = klarglasHost.views,
  dataDir,
  rootFolder,
  holidays,
  invalidateKey,
  publicUrl,
  orderMail,
  contactMail,
  attachmentDays,
  mailWhitelist,
  workshop,
  signingKeys = [],
  log = consoleLogger,
  mailer,
  turns,
  onChanged,
}: EmbeddedApiOptions): EmbeddedApi {
  prepareDataFolder(dataDir)
  const addresses = new WeakMap<Request, string>()
  const workCalendar = {
    timeZone: klarglas.storeView.i18n.timeZone,
    isHoliday: (day: string) => holidays?.isHoliday(day) ?? false,
  }
  const host = createApiServer({
    shop: { ...klarglasHost, views, delivery: klarglas.delivery && { ...klarglas.delivery, calendar: workCalendar } },
    dataFolder: dataDir,
    mediaFolder: join(rootFolder, 'tools', 'product-images', 'pictures'),
    pictureSizes: PICTURE_SIZES,
    downloadsFolder: join(rootFolder, 'tools', 'demo-catalogue', 'downloads'),
    mailLogo: join(rootFolder, 'apps', 'storefront', 'config', 'mail-logo.png'),
    publicUrl,
    orderMail,
    contactMail,
    attachmentDays,
    mailWhitelist,
    workshop,
    seed: () => demoCatalogue(systemClock.now()),
    contentSeed: join(rootFolder, 'tools', 'demo-catalogue', 'content'),
    clock: systemClock,
    ids: randomIds,
    logger: log,
    security: log,
    signingKeys,
    ...(mailer && { mailer }),
    ...(turns && { turns }),
    ...(invalidateKey !== undefined && { invalidation: { key: invalidateKey, moreTags: PAGE_TAGS } }),
    onChanged,
    endOfTurn: setImmediate,
    clientAddress: (request) => addresses.get(request),
  })
  return {
    fetch(request, address) {
      if (address !== undefined) addresses.set(request, address)
      return host.fetch(request)
    },
    sendMails: (shopUrl) => host.sendMails(shopUrl),
    deleteExpired: () => host.deleteExpired(),
    figures: () => host.figures(),
    close: () => host.close(),
  }
}
