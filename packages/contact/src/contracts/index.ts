// The suites of the ports: every adapter runs them with vitest.
export { attachmentStorageContract, contactStorageContract } from './storage-contracts'
export type { ContactStorageWorld } from './storage-contracts'
