import { InMemoryTaskStorage } from './in-memory-task-storage'
import { taskStorageContract } from '../contracts/task-storage-contract'

taskStorageContract('InMemoryTaskStorage', {
  isShared: true,
  open: (tabs) => {
    const first = new InMemoryTaskStorage()
    return [first, ...Array.from({ length: tabs - 1 }, () => first.anotherTab())]
  },
})
