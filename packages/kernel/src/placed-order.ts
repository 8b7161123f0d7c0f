import type { OrderAddress, ProductOption } from './documents'

/** An order as the host keeps it (contract §4, order history). Amounts are SEK decimals. */
export interface PlacedOrderDocument {
  readonly entity_id: number
  readonly increment_id: string
  readonly state: string
  readonly status: string
  /** The id of the cart that was ordered. */
  readonly quote_id?: number | string
  readonly customer_email?: string
  readonly created_at: string
  readonly grand_total: number
  readonly total_qty_ordered?: number
  readonly order_currency_code?: string
  readonly items: readonly PlacedOrderItem[]
  readonly subtotal_incl_tax?: number
  readonly shipping_incl_tax?: number
  readonly shipping_description?: string | null
  readonly tax_amount?: number
  /** Negative. */
  readonly discount_amount?: number
  readonly coupon_code?: string
  readonly billing_address?: PlacedOrderAddress
  readonly payment?: { readonly method?: string }
  /** The days of delivery that were promised, and the last day on which measures can be changed (`2026-12-14`). */
  readonly delivery_window?: { readonly from: string; readonly to: string }
  readonly changes_until?: string
  readonly extension_attributes?: {
    readonly shipping_assignments?: readonly { readonly shipping?: { readonly address?: PlacedOrderAddress } }[]
  }
}

/** One line of a placed order. Except for the sku, hosts may leave fields out. */
export interface PlacedOrderItem {
  readonly sku: string
  readonly name?: string
  /** The sku of the variant, if there is one. */
  readonly product_type?: string
  /** A part of another line: lists do not show it. */
  readonly parent_item_id?: number | string | null
  readonly qty_ordered?: number
  readonly price_incl_tax?: number
  readonly row_total_incl_tax?: number
  /** The chosen options as text. */
  readonly options?: readonly { readonly label: string; readonly value: string }[]
  readonly product_option?: ProductOption
  /** The path of a picture of the piece as it was ordered. */
  readonly image?: string
  /** The piece, if it was cut to size: `MadeToMeasureSnapshot` of made-to-measure. */
  readonly made_to_measure?: unknown
  /** When the host received the withdrawal from this line (ISO 8601). */
  readonly withdrawn_at?: string
  readonly downloads?: readonly OrderDownload[]
}

/** A link to a file of a downloadable product. It ends at a time, or when `remaining` is 0. */
export interface OrderDownload {
  readonly title: string
  readonly url: string
  readonly expires_at: string
  readonly remaining: number
}

export type PlacedOrderAddress = Partial<OrderAddress>

/** One page of placed orders, newest first. */
export interface OrderHistory {
  readonly items: readonly PlacedOrderDocument[]
  readonly total_count: number
}
