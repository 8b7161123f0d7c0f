import type { CartItemDraft } from '@vitrin/catalog'
import type { LooseProductOption } from './product-option'

/** A line as the host answers it (contract §5). `price` is net. */
export interface ServerCartItem {
  readonly item_id: number | string
  readonly sku: string
  readonly qty: number
  readonly name: string
  readonly price: number
  readonly product_type: string
  readonly quote_id: string
  readonly product_option?: LooseProductOption | null | undefined
  /** The measures as the host computed them; they replace the client's. */
  readonly made_to_measure?: CartItemDraft['made_to_measure'] | undefined
}

/** A line as it is sent (contract §5). */
export interface CartItemPayload {
  readonly sku: string
  readonly qty: number
  readonly quoteId: string
  readonly item_id?: number | string
  readonly product_option: CartItemDraft['product_option']
}

export interface CartItemDeletion {
  readonly sku: string
  readonly item_id: number | string
  readonly quoteId: string
}

/** Totals response (R3.06, contract §5); SEK decimals. */
export interface ServerTotals {
  readonly grand_total: number
  readonly tax_amount: number
  readonly subtotal_incl_tax?: number | undefined
  readonly shipping_incl_tax?: number | undefined
  /** Zero or negative. */
  readonly discount_amount?: number | undefined
  /** Absent without a coupon. */
  readonly coupon_code?: string | undefined
  readonly items?: readonly TotalsItem[] | undefined
  readonly total_segments?: readonly TotalSegment[] | undefined
}

export interface TotalsItem {
  readonly item_id: number | string
  readonly qty: number
  readonly row_total_incl_tax: number
  /** Positive. */
  readonly discount_amount?: number | undefined
  readonly price_incl_tax?: number | undefined
}

interface TotalSegment {
  readonly code: string
  readonly title: string
  readonly value: number | null
}

/** Shipping address payload (R3.08). */
export interface ShippingAddressPayload {
  readonly region?: string
  readonly region_id?: number
  readonly region_code?: string
  readonly country_id: string
  readonly street?: readonly string[]
  readonly postcode?: string
  readonly city?: string
}

/** Address for shipping information (R3.08). */
export interface ShippingInformationAddress {
  readonly countryId: string
  readonly firstname?: string
  readonly lastname?: string
  readonly city?: string
  readonly postcode?: string
  readonly street?: readonly string[]
}

export interface ShippingInformationPayload {
  readonly shippingAddress: ShippingInformationAddress
  readonly billingAddress: ShippingInformationAddress
  readonly shippingCarrierCode?: string
  readonly shippingMethodCode?: string
}
