import { leadershipContract } from '@vitrin/sync-queue/contracts'
import { refreshLockContract } from '@vitrin/user-session/contracts'
import { describe } from 'vitest'
import { webLock, webLocksLeadership } from './web-locks'

// Node has Web Locks from version 24.5 on.
describe.skipIf(!('locks' in navigator))('where the browser has Web Locks', () => {
  let opened = 0
  refreshLockContract('webLock', () => {
    opened += 1
    const name = `refresh ${opened}`
    return [webLock(name), webLock(name)]
  })

  leadershipContract('webLocksLeadership', () => {
    opened += 1
    const name = `queue ${opened}`
    return {
      open: () => webLocksLeadership(name),
      openLeader: () =>
        new Promise((resolve) => {
          void navigator.locks.request(name, () => new Promise<void>((close) => resolve(close)))
        }),
    }
  })
})
