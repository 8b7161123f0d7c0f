import type { BundleSelection } from './bundle-options'
import type { CustomChoices } from './custom-options'
import type { Picks } from './variant-options'

/** 'No such configuration for the product. Please do choose another combination of attributes.' */
export type ProductWarning = 'no-such-configuration'

/** Everything that a shopper can choose of one product, as plain data. */
export interface ProductChoices {
  /** The chosen value of each attribute that variants differ in. */
  readonly picks: Picks
  /** Values of custom options. Typed lengths are among them, under the option of their dimension. */
  readonly custom: CustomChoices
  readonly bundle: BundleSelection
  /** How many of each part of a grouped product, by sku. */
  readonly partQty: Readonly<Record<string, number>>
  readonly qty: number
  /** The standard size that was chosen last: lengths that nothing was typed for start from it. */
  readonly lastStandardSize?: string | undefined
  /** The last pick was refused. */
  readonly warning?: ProductWarning | undefined
}
