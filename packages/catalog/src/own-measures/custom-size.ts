import type { Choice, Choices, ChoiceValue, Dimension, MadeToMeasureSnapshot, Measures } from '@vitrin/made-to-measure'

/** The lengths and choices of a product whose model only the host has, which keeps the price rules (contract §13.5). */
export interface CustomSizeForm {
  /** Lengths to type, with limits and defaults. */
  readonly dimensions: readonly Dimension[]
  readonly choices: readonly CustomSizeChoice[]
  /** Ids of the variant's attributes that change the price, such as the finish. */
  readonly attributes: readonly string[]
}

export interface CustomSizeChoice extends Choice {
  readonly label: string
  readonly values: readonly CustomSizeValue[]
}

export interface CustomSizeValue extends ChoiceValue {
  readonly label: string
}

/** One piece to price. */
export interface CustomSizePiece {
  /** The sku of the product, not of a variant. */
  readonly sku: string
  readonly measures: Measures
  readonly choices: Choices
  /** attribute id → the variant's value. */
  readonly options: Readonly<Record<string, string>>
}

/** SEK decimals, as in documents. */
export interface CustomSizePrice {
  /** The sku of the variant that is cut. */
  readonly sku: string
  readonly price_incl_tax: number
  readonly original_price_incl_tax?: number
  readonly lowest_price_30_days_incl_tax?: number
  /** For the drawing of the cart's line, from hosts that have one. */
  readonly made_to_measure?: MadeToMeasureSnapshot
}
