import type { Fields } from '../shape/fields'
import type { OptionIds } from './option-ids'
import type { ShopTerms } from './shop-terms'

/** The other documents of the import, from which a product is completed. */
export interface MendContext {
  /** By id and by code. */
  readonly attributes: ReadonlyMap<string, Fields>
  /** By attribute code; only of attributes whose options have texts as ids. */
  readonly optionIds: ReadonlyMap<string, OptionIds>
  readonly terms: ShopTerms
  readonly now: number
  /** The id of the product with an article number. */
  idOf(sku: string): number | undefined
}

/** Changed fields, and what was wrong. */
export interface Mending {
  readonly fields: Fields
  readonly what: string
}
