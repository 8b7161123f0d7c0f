// Suites that every adapter of a port runs, with vitest.
export { clockContract, type ClockWorld } from './clock-contract'
export { connectivityContract, type ConnectivityWorld } from './connectivity-contract'
export { idGeneratorContract } from './id-generator-contract'
