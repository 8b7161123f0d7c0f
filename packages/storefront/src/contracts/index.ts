// Suites that every adapter of a port runs, with vitest.
export { addressBarContract } from './address-bar-contract'
export type { AddressBarWorld } from './address-bar-contract'
