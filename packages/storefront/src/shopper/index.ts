// The shopper's part as one chunk: imported after the first paint or on intent.
export { startShopper } from './create-shopper'
export type { AddressBar } from '../policies/policy'
export type { Country, ShopperConfig } from './shopper-config'
export type { CallsFor, ShopperGateways, ShopperOptions, StartedShopper } from './create-shopper'
