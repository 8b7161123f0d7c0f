import type { TrackedProduct } from './tracked-product'

/** R4.42: shipping methods are asked for, then personal details, shipping and payment are given. */
export type CheckoutTrackingStep = 1 | 2 | 3 | 4

/** An event of the shop, in no format of a tracking service. */
export type AnalyticsEvent =
  | { readonly type: 'impressions'; readonly list: string; readonly products: readonly TrackedProduct[] }
  | { readonly type: 'product-click'; readonly list: string; readonly product: TrackedProduct }
  | { readonly type: 'product-detail'; readonly product: TrackedProduct }
  | {
      readonly type: 'add-to-cart' | 'remove-from-cart' | 'add-to-wishlist' | 'add-to-compare'
      readonly product: TrackedProduct
    }
  | { readonly type: 'cart'; readonly products: readonly TrackedProduct[] }
  /** `choice`: the way of shipping at step 3, of paying at step 4. */
  | {
      readonly type: 'checkout-step'
      readonly step: CheckoutTrackingStep
      readonly option?: string | undefined
      readonly choice?: string | undefined
      readonly products: readonly TrackedProduct[]
    }
  | { readonly type: 'checkout-option'; readonly step: CheckoutTrackingStep; readonly option: string }
  | ({ readonly type: 'purchase'; readonly id: string } & TrackedOrder)

/** An order as it was before it was placed; amounts are SEK. */
export interface TrackedOrder {
  readonly total_due: number
  readonly tax_amount: number
  readonly shipping_amount: number
  readonly coupon_code: string
  readonly products: readonly TrackedProduct[]
}
