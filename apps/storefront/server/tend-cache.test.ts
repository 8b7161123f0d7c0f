import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { tendCache } from './tend-cache'

describe('tendCache', () => {
  it('renews and shrinks pages one after another while the server is idle', async () => {
    const clock = new ManualClock()
    const done: string[] = []
    const ending = ['/sv']
    let isIdle = false
    const stop = tendCache({
      cache: {
        takeEnding: () => ending.shift(),
        async shrinkOne() {
          done.push('smaller')
          return true
        },
      },
      renew: async (url) => void done.push(url),
      clock,
      isIdle: () => isIdle,
    })
    const second = async (): Promise<void> => {
      clock.advance(1000)
      await new Promise(setImmediate)
    }
    await second()
    expect(done).toEqual([])
    isIdle = true
    await second()
    await second()
    expect(done).toEqual(['/sv', 'smaller'])
    stop()
    await second()
    expect(done).toEqual(['/sv', 'smaller'])
  })
})
