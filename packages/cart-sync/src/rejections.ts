import type { QuantityRejection } from '@vitrin/kernel'

/** Why a line's quantity was not changed. */
export type LineQuantityRejection = QuantityRejection | { readonly code: 'unknown-line' }

/** Why a draft was not added. */
export type AddRejection =
  /** The piece is cut to the shopper's own measures, and the shopper has not agreed that it cannot be returned. */
  | { readonly code: 'consent-missing'; readonly sku: string }
  /** 'Product price is unknown, product cannot be added to the cart!' (R5.01) */
  | { readonly code: 'price-unknown'; readonly sku: string }
  /** 'The product is out of stock and cannot be added to the cart!' */
  | { readonly code: 'out-of-stock'; readonly sku: string }
  /** The product carries errors of its own (R5.02). */
  | { readonly code: 'has-errors'; readonly sku: string; readonly errors: readonly string[] }
  | { readonly code: 'bad-quantity'; readonly sku: string; readonly reason: QuantityRejection }

export type CouponRejection =
  /** 'You've entered an incorrect coupon code. Please try again.' `message` is the host's own sentence. */
  | { readonly code: 'coupon-invalid'; readonly message: string }
  /** The host could not be asked. */
  | { readonly code: 'no-connection' }

/** Why lines cannot be claimed for an order. */
export type ClaimRejection =
  /** Another tab is ordering these lines (decisions.md 28). */
  | { readonly code: 'already-confirming'; readonly order_id: string }
  /** The lines are no longer those that were shown. */
  | { readonly code: 'cart-changed' }
