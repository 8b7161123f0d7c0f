/**
 * Documents that several packages share. They cross the wire or are stored,
 * so they keep the specification's field names (contract §§3–6).
 */

/** Chosen options as they travel: ids and values are strings (decisions.md 8). */
export interface ProductOption {
  readonly extension_attributes: {
    readonly custom_options?: readonly CustomOptionChoice[]
    readonly configurable_item_options?: readonly ConfigurableItemOption[]
    readonly bundle_options?: readonly BundleOptionChoice[]
  }
}

export interface ConfigurableItemOption {
  /** The attribute's id. */
  readonly option_id: string
  readonly option_value: string
}

export interface CustomOptionChoice {
  readonly option_id: string
  /** An `option_type_id`, several joined by commas, or typed text. */
  readonly option_value: string
}

export interface BundleOptionChoice {
  readonly option_id: string
  readonly option_qty: number
  readonly option_selections: readonly string[]
}

/** Address of an order (contract §6.1). `street` is [street and number, second line]. */
export interface OrderAddress {
  readonly region: string
  readonly region_id: number
  readonly region_code: string
  readonly country_id: string
  readonly street: readonly string[]
  readonly company: string
  readonly telephone: string
  readonly postcode: string
  readonly city: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly vat_id?: string
}

/** Address of a customer (contract §4). `street` is [street, number]. */
export interface CustomerAddress {
  readonly id?: number
  readonly customer_id?: number
  readonly firstname: string
  readonly lastname: string
  readonly street: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly country_id: string
  readonly region?: { readonly region: string | null }
  readonly telephone?: string
  readonly company?: string
  readonly vat_id?: string
  readonly default_shipping?: boolean
  readonly default_billing?: boolean
}

/** The account as the host answers it (contract §4). */
export interface Customer {
  readonly id: number
  readonly group_id: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly addresses: readonly CustomerAddress[]
  readonly default_shipping?: string
  readonly default_billing?: string
  /** Sent with searches, so that the answer has the customer's prices. It grants no access. */
  readonly groupToken?: string
}

/** Sent with catalogue requests, so that the answer has the customer's prices (R6.05). */
export interface CustomerGroup {
  readonly groupId: number
  readonly groupToken: string
}

/** The fields of the account that a customer may change (R3.13). */
export interface CustomerChange {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly addresses?: readonly CustomerAddress[]
}

/** One ordered product as the client sends it (contract §6.1). Prices are SEK decimals. */
export interface OrderProduct {
  readonly sku: string
  readonly parentSku?: string | undefined
  readonly qty: number
  readonly name: string
  readonly price: number
  readonly price_incl_tax: number
  readonly product_type: string
  readonly product_option?: ProductOption | undefined
  readonly server_item_id?: number | undefined
}

/** The totals that the shopper saw when confirming; SEK decimals (decisions.md 12). */
export interface ExpectedTotals {
  readonly grand_total: number
  readonly tax_amount: number
}

/** The order as the client creates, stores and sends it (contract §6.1, decisions.md 12). */
export interface OrderDocument {
  readonly user_id: string
  readonly cart_id: string
  readonly store_code: string
  /** Made by the client; the host keeps it unique. */
  readonly order_id: string
  readonly created_at: string
  readonly updated_at: string
  readonly transmited: boolean
  readonly products: readonly OrderProduct[]
  /** Empty without a coupon: a host would use the one of its cart. */
  readonly coupon_code?: string
  /** The host leaves the lines in its cart: this client removes them (docs/decisions/0074). */
  readonly client_removes_lines?: boolean
  readonly expected_totals?: ExpectedTotals
  readonly addressInformation: {
    readonly billingAddress: OrderAddress
    /** Absent for a cart of virtual and downloadable products. */
    readonly shippingAddress?: OrderAddress
    readonly shipping_method_code: string
    readonly shipping_carrier_code: string
    readonly payment_method_code: string
    readonly payment_method_additional: Readonly<Record<string, unknown>>
    readonly shippingExtraFields: null
  }
}

/** The host's answer to an order (contract §6.1). */
export interface OrderConfirmation {
  /** Hosts of the original do not name it. */
  readonly order_id?: string
  readonly magentoOrderId: number
  readonly backendOrderId: number
  readonly orderNumber: string | null
  readonly transferedAt: string
}
