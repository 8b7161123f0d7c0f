import type { OptionId } from './option-id'

export interface CustomOption {
  readonly option_id: OptionId
  readonly product_sku?: string
  readonly title: string
  readonly type: string
  readonly sort_order?: number
  readonly is_require: boolean
  readonly max_characters?: number
  readonly price?: number
  readonly price_type?: 'fixed' | 'percent'
  readonly values?: readonly CustomOptionValue[]
}

interface CustomOptionValue {
  readonly option_type_id: OptionId
  readonly title: string
  /** Gross SEK, or percent of the product's price. */
  readonly price: number
  readonly price_type: 'fixed' | 'percent'
  readonly sort_order?: number
}
