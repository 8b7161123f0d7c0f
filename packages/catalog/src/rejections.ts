import type { MeasureIssue } from './own-measures/measure-issue'
import type { Product } from './document/product'

/** No product that may be shown was found. The message is the specification's; the server sends status 404. */
export interface EmptyResult {
  readonly code: 'empty-result'
  readonly message: string
}

/** The sku is a variant's: its parent's page shows it (R4.02). */
interface HiddenVariant {
  readonly code: 'hidden-variant'
  readonly parent: Product
  readonly childSku: string
}

export type ProductLoadRejection = EmptyResult | HiddenVariant

/** Why a selection cannot be added to the cart. */
export type AddRejection =
  | { readonly code: 'not-loaded' }
  /** 'Product price is unknown, product cannot be added to the cart!' */
  | { readonly code: 'price-unknown' }
  /** 'No available product variants' */
  | { readonly code: 'no-variants' }
  /** 'The product is out of stock and cannot be added to the cart!' */
  | { readonly code: 'out-of-stock' }
  /** 'Quantity must be above 0' */
  | { readonly code: 'qty-not-positive' }
  /** 'Field is required': keys are `custom_options_<id>`; 'Must be greater than 0': keys are `bundle_options_<id>`. */
  | { readonly code: 'options-missing'; readonly fields: readonly string[] }
  | { readonly code: 'measures-broken'; readonly issues: readonly MeasureIssue[] }
