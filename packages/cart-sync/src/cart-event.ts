import type { CartItem } from './cart-item'

/** For notifications and integrators, who write the sentences. */
export type CartEvent =
  /**
   * 'Product has been added to the cart!' (R8.01), or the volatile warning (R8.03). `qty`: the pieces that were
   * added.
   */
  | { readonly type: 'item-added'; readonly item: CartItem; readonly qty: number; readonly isOutOfStock: boolean }
  /** 'Product quantity has been updated!' (R8.02) */
  | { readonly type: 'quantity-updated'; readonly item: CartItem; readonly before: number }
  /** The edited line was replaced (R4.12). */
  | { readonly type: 'item-changed'; readonly item: CartItem }
  | { readonly type: 'item-removed'; readonly item: CartItem }
  /** The guest's coupon is not valid for the account's cart (R4.15). */
  | { readonly type: 'coupon-lost'; readonly code: string }
  /** The host refused the change; the line has the quantity `qty` again, or is removed at 0 (R4.29, R4.30). */
  | {
      readonly type: 'rejected'
      readonly item: CartItem
      readonly qty: number
      readonly code: number
      readonly message: string
    }
