import type { Cancel, Clock, IdGenerator, Logger } from '@vitrin/kernel'
import type { Connection, EndOfTurn } from './database'
import type { PictureSize } from './images/picture-sizes'
import type { InvalidationOptions } from './invalidate-routes'
import type { CatalogueSeed, Mailer, PasswordHasher } from './ports'
import type { SecurityLog } from './security-log'
import type { ShopOptions } from './shop-options'
import type { Turns } from './work/turns'
import type { WorkshopOptions } from './workshop'

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
  /** Gets security events; without it they are not kept. */
  readonly security?: SecurityLog
  readonly passwords?: PasswordHasher
  /**
   * Keys of access tokens, newest first: the first one signs, all are believed. Without one the host makes its own and
   * keeps it in the database.
   */
  readonly signingKeys?: readonly string[]
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
  /** Opens the workshop: the page `/sv/verkstad` and the call `/api/workshop/inbox`. */
  readonly workshop?: WorkshopOptions | undefined
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
  /**
   * The shop's address as browsers see it, without a path: its cookies are for https only where this is. Without it the
   * address of each request counts.
   */
  readonly publicUrl?: string | undefined
  /** The network address of the caller, for limits on guessing passwords; undefined where it is not known. */
  readonly clientAddress?: (request: Request) => string | undefined
  /** Decides when costly work runs; give those of other costly work of the process, if there is any. */
  readonly turns?: Pick<Turns, 'of'>
}

/** What somebody who watches over the host wants to know. */
export interface HostFigures {
  readonly orders: number
  readonly mailsGivenUp: number
  /** How much work waits, by kind. */
  readonly queues: Readonly<Record<string, number>>
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
   * Deletes what has been kept long enough, now and once a day, and the files of requests that were cut off when the
   * host ended. Call it before the first request. The returned function stops.
   */
  deleteExpired(): Cancel
  /** Reads the database; throws when it does not answer. */
  figures(): HostFigures
  close(): void
}
