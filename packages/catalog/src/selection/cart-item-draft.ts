import type { ProductOption } from '@vitrin/kernel'
import type { DeliveryDays, MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import type { Prices } from '../document/prices'
import type { ProductType } from '../document/product'
import type { StockItem } from '../document/stock-item'

/** One priced line for the cart, with all choices. */
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
  /** Labels of the chosen options; options without a value are left out (R5.12). */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly made_to_measure?: MadeToMeasureSnapshot | undefined
  /** A piece of own measures from a host that does not publish the model: `made_to_measure` may then be missing. */
  readonly cut_to_size?: boolean | undefined
  /** Working days until it is delivered, from the product's model. */
  readonly delivery_days?: DeliveryDays | undefined
  readonly stock?: StockItem | undefined
  readonly errors?: Readonly<Record<string, string | null>> | undefined
}
