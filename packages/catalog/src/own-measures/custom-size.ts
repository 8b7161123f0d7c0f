import type { Choice, Choices, ChoiceValue, Dimension, MadeToMeasureSnapshot, Measures } from '@vitrin/made-to-measure'

/** What a host tells of a product whose model it keeps to itself: everything but how the price comes about (contract §13.5). */
export interface CustomSizeForm {
  /** Lengths to type, with limits and defaults. */
  readonly dimensions: readonly Dimension[]
  readonly choices: readonly CustomSizeChoice[]
  /** Attributes of the variant that the price depends on, by id: its finish. */
  readonly attributes: readonly string[]
}

export interface CustomSizeChoice extends Choice {
  readonly label: string
  readonly values: readonly CustomSizeValue[]
}

export interface CustomSizeValue extends ChoiceValue {
  readonly label: string
}

/** One piece whose price is asked for. */
export interface CustomSizePiece {
  /** Of the product, not of a variant. */
  readonly sku: string
  readonly measures: Measures
  readonly choices: Choices
  /** attribute id → the variant's value. */
  readonly options: Readonly<Record<string, string>>
}

/** SEK decimals, as in documents. */
export interface CustomSizePrice {
  /** Of the variant that is cut. */
  readonly sku: string
  readonly price_incl_tax: number
  readonly original_price_incl_tax?: number
  readonly lowest_price_30_days_incl_tax?: number
  /** For the drawing of the cart's line, from hosts that have one. */
  readonly made_to_measure?: MadeToMeasureSnapshot
}
