// Suites that every adapter of a port runs, with vitest.
export { consentStorageContract, rememberedOrderStorageContract } from './storage-contracts'
export { trackerContract } from './tracker-contract'
export type { TrackerUnderTest } from './tracker-contract'
