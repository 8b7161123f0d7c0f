import type { ConfigurableChild, EntityType, CatalogueProduct } from '@vitrin/catalog'
import type { Outcome } from '@vitrin/kernel'
import type { TaxRule } from '@vitrin/pricing'

/** A catalogue document as it is stored (contract §3). */
export interface CatalogueDocument {
  readonly type: EntityType
  readonly id: number
  readonly doc: Readonly<Record<string, unknown>>
}

/** A coupon. `percent` is taken off the gross price of the lines. */
export interface Coupon {
  readonly code: string
  readonly percent: number
  /** It can be used from this time on, and until that one: ms since 1970. */
  readonly startsAt?: number
  readonly endsAt?: number
  /** The number of orders that can use it, of all customers and of each one. */
  readonly uses?: number
  readonly usesPerCustomer?: number
}

/** Prices of products from a time on, in ms since 1970. */
export interface EarlierPrices {
  readonly since: number
  readonly products: readonly CatalogueProduct[]
}

/** The content of a new data folder. The demo shop is imported again when `hash` changes. */
export interface CatalogueSeed {
  readonly hash: string
  readonly documents: readonly CatalogueDocument[]
  /** Earlier prices, for products without recorded prices (decisions.md 25). */
  readonly earlierPrices?: readonly EarlierPrices[]
  readonly coupons: readonly Coupon[]
}

/** The product of a sku, and its variant when the sku is a variant's. */
export interface SkuMatch {
  readonly product: CatalogueProduct
  readonly child?: ConfigurableChild | undefined
}

/** The catalogue as carts and orders need it. */
export interface Catalogue {
  bySku(sku: string): SkuMatch | undefined
  /** By the product's id; the id of a variant finds nothing. */
  byId(id: number): CatalogueProduct | undefined
  /** All tax rules, for pricing. */
  taxRules(): readonly TaxRule[]
}

/** Hashing is slow on purpose. It is a port, so that tests and simulations can use a fast one. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(password: string, stored: string): Promise<boolean>
}

/** A mail, with the same content as text and as HTML. */
export interface Mail {
  /** Letters, digits, `-` and `.`. A mail that is sent again keeps its id, so that the repetition can be recognised. */
  readonly id: string
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Pictures that the HTML shows as `cid:<id>`. */
  readonly attachments?: readonly MailAttachment[]
  /** Files that the reader can open or save. */
  readonly files?: readonly MailFile[]
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string
}

export interface MailFile {
  readonly fileName: string
  readonly type: string
  readonly content: Buffer
}

export interface MailAttachment extends MailFile {
  /** Letters, digits and `-`. */
  readonly id: string
}

export interface MailRejection {
  /**
   * `unreachable`: no mail can be sent now. `deferred`: this mail cannot be sent now. `refused`: it can never be
   * sent.
   */
  readonly reason: 'unreachable' | 'deferred' | 'refused'
  readonly message: string
}

/** Sends mails, one at a time. An accepted mail is stored or handed on, even if this process is killed right after. */
export interface Mailer {
  send(mail: Mail): Promise<Outcome<undefined, MailRejection>>
  /** Deletes the copies of these mails, where the mailer keeps some. */
  forget?(ids: readonly string[]): void
  /** Deletes the copies of all mails that were written before a time. */
  forgetBefore?(time: number): void
}
