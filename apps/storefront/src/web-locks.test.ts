import { refreshLockContract } from '@vitrin/user-session/contracts'
import { describe } from 'vitest'
import { webLock } from './web-locks'

// Node has Web Locks from version 24.5 on.
describe.skipIf(!('locks' in navigator))('where the browser has Web Locks', () => {
  let opened = 0
  refreshLockContract('webLock', () => {
    opened += 1
    const name = `refresh ${opened}`
    return [webLock(name), webLock(name)]
  })
})
