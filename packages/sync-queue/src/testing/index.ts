export { InMemoryTaskStorage } from './in-memory-task-storage'
export { ScriptedTransport } from './scripted-transport'
export { SwitchableIdentity } from './switchable-identity'
