import type { ConfigurableChild, EntityType, CatalogueProduct } from '@vitrin/catalog'
import type { Outcome } from '@vitrin/kernel'
import type { TaxRule } from '@vitrin/pricing'

/** One catalogue document as it is stored: contract §3 shapes. */
export interface CatalogueDocument {
  readonly type: EntityType
  readonly id: number
  readonly doc: Readonly<Record<string, unknown>>
}

/** A coupon that the host knows. `percent` is taken off the lines' gross. */
export interface Coupon {
  readonly code: string
  readonly percent: number
}

/** What products cost from an instant on, in ms since 1970. */
export interface EarlierPrices {
  readonly since: number
  readonly products: readonly CatalogueProduct[]
}

/** What a new data folder is filled with. The demo shop is imported again when `hash` changes. */
export interface CatalogueSeed {
  readonly hash: string
  readonly documents: readonly CatalogueDocument[]
  /** Prices from before, which take the place of records where there are none yet (decisions.md 25). */
  readonly earlierPrices?: readonly EarlierPrices[]
  readonly coupons: readonly Coupon[]
}

/** A product by the sku that a cart line carries: `child` is set when the sku is a variant's. */
export interface SkuMatch {
  readonly product: CatalogueProduct
  readonly child?: ConfigurableChild | undefined
}

/** What carts and orders ask of the catalogue. */
export interface Catalogue {
  bySku(sku: string): SkuMatch | undefined
  /** By its own id; variants are no products. */
  byId(id: number): CatalogueProduct | undefined
  /** All tax rules, for pricing. */
  taxRules(): readonly TaxRule[]
}

/** Hashing passwords is slow on purpose, so it is a port: the simulator brings a cheap one. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(password: string, stored: string): Promise<boolean>
}

/** A mail as it is sent: the same words twice, as text and as HTML. */
export interface Mail {
  /** Letters, digits, `-` and `.`; the same mail has the same id however often it is sent, so that a repetition can be recognised. */
  readonly id: string
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailRejection {
  /** `unreachable`: no mail can be sent just now. `deferred`: this one cannot just now. `refused`: this one never can. */
  readonly reason: 'unreachable' | 'deferred' | 'refused'
  readonly message: string
}

/** Takes mails over, one at a time. What it accepted it keeps or has handed on, even if this process is killed next. */
export interface Mailer {
  send(mail: Mail): Promise<Outcome<undefined, MailRejection>>
}
