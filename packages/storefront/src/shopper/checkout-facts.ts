import type { CheckoutFacts } from '@vitrin/cart-sync'
import { billingAddress, type CheckoutStore } from '@vitrin/checkout'

/** What the cart asks of the checkout (decisions.md 11), read anew each time. */
export function checkoutFacts(checkout: () => CheckoutStore): CheckoutFacts {
  return {
    get inCheckout() {
      return checkout().isActive
    },
    get shippingAddress() {
      const { shippingDetails } = checkout()
      return shippingDetails.zipCode ? shippingDetails : undefined
    },
    get billingAddress() {
      const address = billingAddress(checkout().details, false)
      return address.zipCode ? address : undefined
    },
  }
}
