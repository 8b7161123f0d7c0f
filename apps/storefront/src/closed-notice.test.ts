import { closedNoticeStorageContract } from '@vitrin/content/contracts'
import { closedNotice } from './closed-notice'

closedNoticeStorageContract('the storage of a browser', () => {
  const entries = new Map<string, string>()
  return closedNotice(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  }))
})
