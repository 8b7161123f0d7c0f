export { InMemoryTaskStorage } from './in-memory-task-storage'
export { ScriptedTransport } from './scripted-transport'
export { taskStorageContract } from './task-storage-contract'
