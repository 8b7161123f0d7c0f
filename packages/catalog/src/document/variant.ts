import type { OptionId } from './option-id'
import type { Prices } from './prices'
import type { StockDocument, StockItem } from './stock-item'

export interface ConfigurableOption {
  readonly id?: number
  readonly attribute_id: OptionId
  readonly attribute_code?: string
  readonly label: string
  readonly position?: number
  readonly values: readonly ConfigurableOptionValue[]
}

interface ConfigurableOptionValue {
  readonly value_index: OptionId
  readonly label?: string
  readonly default_label?: string
}

export interface CustomAttribute {
  readonly attribute_code: string
  readonly value: unknown
}

interface ChildFields extends Prices {
  readonly id: number
  readonly sku: string
  readonly name?: string
  readonly tax_class_id?: OptionId | null
  readonly image?: string | null
  readonly small_image?: string | null
  readonly thumbnail?: string | null
  readonly url_key?: string
  readonly color?: OptionId | null
  readonly size?: OptionId | null
  readonly custom_attributes?: readonly CustomAttribute[] | null
}

/** A variant inside the document of its product. */
export interface ConfigurableChild extends ChildFields {
  readonly status?: number
  readonly visibility?: number
  readonly stock?: StockItem
  /** Further attributes as plain keys. */
  readonly [attribute: string]: unknown
}

/** A variant as an index may write it. */
export interface ChildDocument extends ChildFields {
  readonly status?: number | string | null
  readonly visibility?: number | string | null
  readonly stock?: StockDocument
}

/** One chosen value of a configurable attribute (R3.04). */
interface ConfigurationValue {
  readonly attribute_code: string
  readonly id: string
  readonly label?: string
  readonly default_label?: string
}

/** attribute_code → chosen value. */
export type Configuration = Readonly<Record<string, ConfigurationValue>>
