import type { ConfigurableChild, EntityType, Product } from '@vitrin/catalog'
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
  readonly products: readonly Product[]
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
  readonly product: Product
  readonly child?: ConfigurableChild | undefined
}

/** What carts and orders ask of the catalogue. */
export interface Catalogue {
  bySku(sku: string): SkuMatch | undefined
  /** Whether there is a product with this id; variants are none. */
  hasProduct(id: number): boolean
  /** All tax rules, for pricing. */
  taxRules(): readonly TaxRule[]
}

/** Hashing passwords is slow on purpose, so it is a port: the simulator brings a cheap one. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(password: string, stored: string): Promise<boolean>
}
