import type { ClosedNoticeStorage } from '@vitrin/content'

const KEY = 'closed-notice'

/** Browsers that forbid storage throw when it is asked for; the notice then stays closed for this page only. */
export function closedNotice(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ClosedNoticeStorage {
  return {
    read: async () => storage().getItem(KEY) ?? undefined,
    write: async (key) => storage().setItem(KEY, key),
  }
}
