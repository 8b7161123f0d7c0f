import type { ClaimRejection } from '@vitrin/cart-sync'
import type { FieldRefusal } from '@vitrin/kernel'
import type { AccountRefusal } from './new-account'
import type { OrderRefusalReason } from './order-refusal-reason'
import type { FieldIssue } from './validation'

/** Why an order was not placed. Nothing was bought. */
export type OrderRejection =
  /** 'Shopping cart is empty. Please add some products before entering Checkout' */
  | { readonly code: 'cart-empty' }
  | { readonly code: 'invalid'; readonly issues: readonly FieldIssue[] }
  /** Another tab orders these lines, or the cart changed meanwhile (decisions.md 28). */
  | ClaimRejection
  /** The host counts differently; the new totals are in the cart, and the shopper confirms again (decisions.md 12). */
  | { readonly code: 'totals-changed' }
  /** The requested account could not be opened, so the order was not placed. */
  | AccountRefusal
  /** No account can be made without the host. */
  | { readonly code: 'account-unreachable' }
  | {
      readonly code: 'refused'
      /** Where the shop has a better sentence than `message`. */
      readonly reason: OrderRefusalReason | undefined
      /** The host's own sentence. */
      readonly message: string
      readonly fields: readonly FieldRefusal[]
    }
