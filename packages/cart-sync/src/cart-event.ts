import type { CartItem } from './cart-item'

/** What happened, for notifications and integrators; the sentences are theirs. */
export type CartEvent =
  /** 'Product has been added to the cart!' (R8.01), or the volatile warning (R8.03). `qty` pieces came to those that the line had. */
  | { readonly type: 'item-added'; readonly item: CartItem; readonly qty: number; readonly isOutOfStock: boolean }
  /** 'Product quantity has been updated!' (R8.02) */
  | { readonly type: 'quantity-updated'; readonly item: CartItem; readonly before: number }
  /** A line became another piece (R4.12). */
  | { readonly type: 'item-changed'; readonly item: CartItem }
  | { readonly type: 'item-removed'; readonly item: CartItem }
  /** A guest's coupon does not hold for the account's cart (R4.15). */
  | { readonly type: 'coupon-lost'; readonly code: string }
  /** The host refused the line, which is back at `qty`, or gone at 0 (R4.29, R4.30). */
  | {
      readonly type: 'rejected'
      readonly item: CartItem
      readonly qty: number
      readonly code: number
      readonly message: string
    }
