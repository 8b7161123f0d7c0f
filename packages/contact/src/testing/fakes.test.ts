import { attachmentStorageContract, contactStorageContract } from '../contracts'
import { InMemoryAttachmentStorage, InMemoryContactStorage } from './in-memory-storages'

contactStorageContract('InMemoryContactStorage', {
  isShared: true,
  open: (tabs) => {
    const first = new InMemoryContactStorage()
    return [first, ...Array.from({ length: tabs - 1 }, () => first.anotherTab())]
  },
})
attachmentStorageContract('InMemoryAttachmentStorage', () => new InMemoryAttachmentStorage())
