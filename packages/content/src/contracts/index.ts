// Suites that every adapter of a port runs, with vitest.
export { cmsSearchContract } from './cms-search-contract'
export type { CmsSearchWorld } from './cms-search-contract'
export { claimStorageContract, newsletterStorageContract } from './storage-contracts'
