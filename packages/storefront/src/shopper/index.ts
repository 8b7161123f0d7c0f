// The shopper's part is a chunk of its own: the app imports it after the first paint, or earlier when it is needed.
export { createShopper } from './create-shopper'
export type { AddressBar } from '../ports'
export type { ShopperConfig } from './shopper-config'
export type { ShopperGateways } from './shopper-gateways'
export type { ShopperOptions, ShopperPorts } from './shopper-options'
export type { ShopperStorages } from './shopper-storages'
