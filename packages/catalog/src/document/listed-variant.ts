import type { Measures } from '@vitrin/made-to-measure'
import type { OptionId } from './option-id'
import type { Prices } from './prices'
import type { StockItem } from './stock-item'

/** The variant that a card shows because it passes the chosen filters. */
export interface ListedVariant extends Partial<Prices> {
  readonly id: number
  readonly sku: string
  readonly image?: string | null
  readonly color?: OptionId | null
  readonly size?: OptionId | null
  readonly stock?: Partial<StockItem>
  /** The price of the dearest variant that passes, too. */
  readonly max_price?: number
  /** With an opening in the address, from a host that compares variants with it. The price is the one for it. */
  readonly opening?: {
    /** Cut for the opening; otherwise a standard size that can be adjusted to it. */
    readonly made_to_measure: boolean
    readonly measures: Measures
  }
  /** The labels of the attributes in which variants differ, e.g. "Krom" and "80x80". */
  readonly labels: readonly string[]
}
