import type { ProductOption } from '@vitrin/kernel'
import type { MadeToMeasureSnapshot } from '@vitrin/made-to-measure'

/** Contract §4. */
export interface WireCustomer {
  readonly id: number
  readonly group_id: number
  readonly default_billing?: string
  readonly default_shipping?: string
  readonly created_at: string
  readonly updated_at: string
  readonly created_in: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly store_id: number
  readonly website_id: number
  readonly addresses: readonly Readonly<Record<string, unknown>>[]
  readonly disable_auto_group_change: number
  readonly groupToken?: string
}

/** A line of a cart, in the answers to pull and update (contract §5). `price` is net. */
export interface WireCartItem {
  readonly item_id: number
  readonly sku: string
  readonly qty: number
  readonly name: string
  readonly price: number
  readonly price_incl_tax: number
  readonly product_type: string
  readonly quote_id: string
  readonly product_option?: ProductOption
  readonly made_to_measure?: MadeToMeasureSnapshot
}

export interface WireTotalsItem {
  readonly item_id: number
  readonly name: string
  readonly qty: number
  readonly price: number
  readonly price_incl_tax: number
  readonly row_total: number
  readonly row_total_incl_tax: number
  readonly row_total_with_discount: number
  readonly tax_amount: number
  readonly tax_percent: number
  /** Positive or zero. */
  readonly discount_amount: number
  readonly discount_percent: number
  /** A JSON string: `[{"value":"Klarglas","label":"Glas"}]`. */
  readonly options: string
}

/** A line of the totals, with tax. Subtotal, shipping and discount add up to grand_total, which contains the tax. */
export interface WireTotalsSegment {
  readonly code: string
  readonly title: string
  readonly value: number | null
  readonly area?: string
  readonly extension_attributes?: {
    readonly tax_grandtotal_details: readonly {
      readonly amount: number
      readonly rates: readonly { readonly percent: number; readonly title: string }[]
      readonly group_id: number
    }[]
  }
}

/** Totals (contract §5). The `base_*` fields equal the others, because a shop has one currency. */
export interface WireTotals {
  readonly grand_total: number
  readonly base_grand_total: number
  readonly subtotal: number
  readonly base_subtotal: number
  readonly subtotal_incl_tax: number
  readonly subtotal_with_discount: number
  readonly base_subtotal_with_discount: number
  /** Negative or zero. */
  readonly discount_amount: number
  readonly base_discount_amount: number
  readonly shipping_amount: number
  readonly base_shipping_amount: number
  readonly shipping_incl_tax: number
  readonly base_shipping_incl_tax: number
  readonly shipping_tax_amount: number
  readonly base_shipping_tax_amount: number
  readonly tax_amount: number
  readonly base_tax_amount: number
  /** Absent without coupon. */
  readonly coupon_code?: string
  readonly base_currency_code: string
  readonly quote_currency_code: string
  readonly items_qty: number
  readonly items: readonly WireTotalsItem[]
  readonly total_segments: readonly WireTotalsSegment[]
}

export interface WirePaymentMethod {
  readonly code: string
  readonly title: string
}

export interface WireShippingMethod {
  readonly carrier_code: string
  readonly method_code: string
  readonly carrier_title: string
  readonly method_title: string
  readonly amount: number
  readonly base_amount: number
  readonly available: boolean
  readonly error_message: string
  readonly price_excl_tax: number
  readonly price_incl_tax: number
}

export interface WireShippingInformation {
  readonly payment_methods: readonly WirePaymentMethod[]
  readonly totals: WireTotals
}

/** The `result` of a 409 `totals-changed` (decisions.md 12). Nothing was stored; the shopper has to confirm again. */
export interface WireTotalsChanged {
  readonly message: string
  readonly totals: WireTotals
}

/** Contract §6.2; `null` when the host lacks the order. */
export interface WireSyncedOrder {
  readonly platform_order_id: number
  readonly transmited: boolean
  readonly transmited_at: string
  readonly platform: string
  readonly order: null
}

export interface WireOrderHistory<Order> {
  readonly items: readonly Order[]
  readonly search_criteria: { readonly page_size: number; readonly current_page: number }
  readonly total_count: number
}

/** A line of an order in its withdrawal. */
export interface WireWithdrawalLine {
  readonly item_id: number
  readonly name: string
  readonly qty: number
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** Whether the line has no right of withdrawal, because it is made to measure. */
  readonly is_exempt: boolean
}

export interface WireWithdrawalOrder {
  readonly order_number: string
  readonly lines: readonly WireWithdrawalLine[]
}

/** The answer to each declaration, whether the order exists or not. */
export interface WireWithdrawalReceipt {
  /** ISO 8601 */
  readonly received_at: string
}
