import type { Clock, IdGenerator } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { Catalogue, PasswordHasher } from '../ports'
import type { SecurityLog } from '../security-log'
import type { DownloadLimits, PlatformDate, ShopOptions } from '../shop-options'
import type { DownloadLinks } from './downloads/download-links'
import type { AttachmentFolder } from './questions/attachment-folder'
import type { AttemptLimiter } from './users/attempt-limiter'
import type { HashingQueue } from './users/hashing-queue'
import type { TokenSigner } from './users/token-signer'

export interface ShopRoutesOptions {
  readonly shop: ShopOptions
  readonly database: HostDatabase
  readonly catalogue: Catalogue
  readonly clock: Clock
  /** Ids that cannot be guessed: ids of guest carts and refresh tokens come from them. */
  readonly ids: IdGenerator
  readonly security?: SecurityLog
  /** Keys of tokens, newest first; without one the database keeps its own. */
  readonly signingKeys?: readonly string[]
  readonly passwords: PasswordHasher
  /** Gets a function that says how much work of a kind waits. */
  readonly watchQueue?: (name: string, length: () => number) => void
  /** The shop's address without a path, as browsers see it; undefined for a shop on the machine of its developer. */
  readonly publicUrl?: string | undefined
  /** Whether the tier prices of customer groups apply. */
  readonly tierPrices?: boolean
  /** The network address of the caller, for limits on guessing passwords; undefined where it is not known. */
  readonly clientAddress?: (request: Request) => string | undefined
  /** The folder of the files that downloadable products name. */
  readonly downloadsFolder?: string | undefined
  /** Gets a mail about each order. */
  readonly orderMail?: string | undefined
  /** Gets a mail about each question, with its attachments. */
  readonly contactMail?: string | undefined
  /** The folder of the attachments of questions; made with the first one. */
  readonly attachmentsFolder: string
  /** Addresses that the mail service may write to, or for with a confirmation; without it the service is closed. */
  readonly mailWhitelist?: readonly string[] | undefined
  /** Deletes the copies of mails that the mailer keeps. */
  readonly forgetMails?: (ids: readonly string[]) => void
  /** The folder of the pictures of reviews; made with the first one. */
  readonly reviewPicturesFolder: string
  /** Called after an order is stored, with the skus whose stock has changed. */
  readonly onOrdered?: (skus: readonly string[]) => void
}

type Optional = 'publicUrl' | 'downloadsFolder' | 'orderMail' | 'contactMail' | 'mailWhitelist'

/** What the calls about one shopper work with. */
export interface ShopContext extends Required<Omit<ShopRoutesOptions, Optional | 'passwords'>> {
  readonly publicUrl: string | undefined
  readonly downloadsFolder: string | undefined
  readonly orderMail: string | undefined
  readonly contactMail: string | undefined
  readonly mailWhitelist: readonly string[] | undefined
  readonly attachments: AttachmentFolder
  readonly reviewPictures: AttachmentFolder
  readonly downloads: DownloadLinks
  readonly downloadLimits: DownloadLimits
  readonly platformDate: PlatformDate
  readonly signer: TokenSigner
  readonly hashing: HashingQueue
  readonly attempts: AttemptLimiter
}
