import type { Cancel } from '@vitrin/kernel'
import type { Leadership } from '@vitrin/sync-queue'
import type { RefreshLock } from '@vitrin/user-session'

// A Web Lock is held by one tab of an origin and freed when the tab closes. Without HTTPS the browser has no locks,
// and each tab works alone; then the host's idempotency keys and rotating tokens make doubled work harmless.

/** The tab that holds the lock is the leader until it closes. */
export function webLocksLeadership(name: string): Leadership {
  const listeners = new Set<(leads: boolean) => void>()
  let leads = !('locks' in navigator)
  if ('locks' in navigator) {
    void navigator.locks.request(name, () => {
      leads = true
      for (const listener of listeners) listener(true)
      return new Promise(() => {})
    })
  }
  return {
    get leads() {
      return leads
    },
    subscribe(listener): Cancel {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function webLock(name: string): RefreshLock {
  return { run: async (job) => ('locks' in navigator ? navigator.locks.request(name, job) : job()) }
}
