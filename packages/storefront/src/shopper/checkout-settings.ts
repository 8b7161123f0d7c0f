import type { CheckoutStore } from '@vitrin/checkout'
import type { StorefrontConfig } from '../config'
import type { ShopperConfig } from './shopper-config'

/** The checkout's settings, from those of the shop and of its store view. */
export function checkoutSettings(
  { storeView: { storeCode, tax }, hostHasAdditions = true }: Pick<StorefrontConfig, 'storeView' | 'hostHasAdditions'>,
  { countries, carriersThatCall = [], transmitOrdersAutomatically }: ShopperConfig,
): ConstructorParameters<typeof CheckoutStore>[0]['config'] {
  return {
    storeCode,
    defaultCountry: tax.defaultCountry,
    countries,
    carriersThatCall,
    transmitOrdersAutomatically,
    hostComparesTotals: hostHasAdditions,
    hostRepeatsOrders: !hostHasAdditions,
  }
}
