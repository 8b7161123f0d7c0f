import type { CheckoutStore } from '@vitrin/checkout'
import type { StoreView } from '@vitrin/i18n'
import type { ShopperConfig } from './shopper-config'

/** The checkout's settings, from those of the shop and of its store view. */
export function checkoutSettings(
  { storeCode, tax }: Pick<StoreView, 'storeCode' | 'tax'>,
  { countries, carriersThatCall = [], transmitOrdersAutomatically }: ShopperConfig,
): ConstructorParameters<typeof CheckoutStore>[0]['config'] {
  return {
    storeCode,
    defaultCountry: tax.defaultCountry,
    countries,
    carriersThatCall,
    transmitOrdersAutomatically,
    hostComparesTotals: true,
  }
}
