// Suites that every adapter of a port runs, with vitest.
export { sessionStorageContract } from './session-storage-contract'
