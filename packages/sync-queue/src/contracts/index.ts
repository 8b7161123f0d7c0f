// Suites that every adapter of a port runs, with vitest.
export { leadershipContract } from './leadership-contract'
export { taskStorageContract } from './task-storage-contract'
export { taskTransportContract } from './task-transport-contract'
