import { InMemorySessionStorage } from './in-memory-session-storage'
import { sessionStorageContract } from '../contracts/session-storage-contract'

sessionStorageContract('InMemorySessionStorage', {
  isShared: true,
  open: (tabs) => {
    const first = new InMemorySessionStorage()
    return [first, ...Array.from({ length: tabs - 1 }, () => first.anotherTab())]
  },
})
