import type { ProductOption } from '@vitrin/kernel'
import type { MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import type { Prices } from '../document/prices'
import type { ProductType } from '../document/product'
import type { StockItem } from '../document/stock-item'

/** What the product page hands to the cart: one line, priced and chosen. */
export interface CartItemDraft extends Prices {
  readonly id: number
  /** The child's sku for a chosen variant. */
  readonly sku: string
  readonly parentSku: string
  readonly name: string
  readonly qty: number
  readonly product_type: ProductType
  readonly tax_class_id?: string | number | null | undefined
  readonly image?: string | undefined
  readonly url_path?: string | undefined
  readonly slug?: string | undefined
  readonly product_option: ProductOption
  /** Chosen options in words; options without a value are left out (R5.12). */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly made_to_measure?: MadeToMeasureSnapshot | undefined
  /** Own measures of a product whose host keeps the model, and so perhaps the piece, to itself. */
  readonly cut_to_size?: boolean | undefined
  readonly stock?: StockItem | undefined
  readonly errors?: Readonly<Record<string, string | null>> | undefined
}
