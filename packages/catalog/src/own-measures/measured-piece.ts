import type { Dimension, Measures } from '@vitrin/made-to-measure'
import type { ProductPrice } from '../prices/list-price'
import type { MeasureIssue } from './measure-issue'
import type { ConfiguredProduct, Product } from '../document/product'
import type { ProductChoices } from '../selection/product-choices'

/** What a measurer needs to know of a selection. */
export interface MeasureRequest {
  /** With the picked variant merged in. */
  readonly product: Product | ConfiguredProduct
  readonly choices: Pick<ProductChoices, 'picks' | 'custom' | 'lastStandardSize'>
}

/** A piece of own measures: the part that does not depend on who measures and prices it. */
export interface MeasuredPiece {
  /** The lengths to type; empty until they are known. */
  readonly dimensions: readonly Dimension[]
  /** Each length as text, by the code of its dimension. */
  readonly typed: Readonly<Record<string, string>>
  /** The lengths that can be read, in mm. */
  readonly measures: Measures
  /** Whether the piece would be cut to the typed lengths. */
  readonly isCut: boolean
  readonly issues: readonly MeasureIssue[]
  /** Of a piece that is cut. `undefined` while a length is wrong or the price is not known. */
  readonly price: ProductPrice | undefined
}
