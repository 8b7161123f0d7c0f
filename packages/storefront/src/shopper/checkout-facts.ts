import type { CheckoutFacts } from '@vitrin/cart-sync'
import { billingAddress, type CheckoutStore } from '@vitrin/checkout'

/** The facts of the checkout that the cart needs (decisions.md 11). Each access reads the current value. */
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
