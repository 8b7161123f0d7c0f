import type { CheckoutConfig } from './checkout-config'
import type { CheckoutCart } from './ports'
import type { FieldFacts } from './validation'

/** While no delivery method is chosen, for example without a network, any carrier of the shop may come. */
export function fieldFacts({
  cart,
  config: { countries, carriersThatCall },
}: {
  readonly cart: Pick<CheckoutCart, 'isVirtual' | 'shipping'>
  readonly config: Pick<CheckoutConfig, 'countries' | 'carriersThatCall'>
}): FieldFacts {
  const { isVirtual, shipping } = cart
  const mayCall = shipping ? carriersThatCall.includes(shipping.carrier_code) : carriersThatCall.length > 0
  return { countries, isVirtual, isPhoneNeeded: !isVirtual && mayCall }
}
