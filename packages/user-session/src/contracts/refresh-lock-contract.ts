import { describe, expect, it } from 'vitest'
import type { RefreshLock } from '../ports'

/** What every `RefreshLock` does. `open` gives one lock as two tabs see it. */
export function refreshLockContract(name: string, open: () => readonly [RefreshLock, RefreshLock]): void {
  describe(`${name} as a RefreshLock`, () => {
    it('gives back the result of the job', async () => {
      const [lock] = open()
      expect(await lock.run(async () => 'token')).toBe('token')
    })

    it('runs the jobs of all tabs one at a time, in their order', async () => {
      const [here, there] = open()
      const steps: string[] = []
      let end = (): void => undefined
      const first = here.run(async () => {
        steps.push('first begins')
        await new Promise<void>((resolve) => (end = resolve))
        steps.push('first ends')
      })
      const second = there.run(async () => void steps.push('second'))
      await expect.poll(() => steps).toEqual(['first begins'])
      end()
      await Promise.all([first, second])
      expect(steps).toEqual(['first begins', 'first ends', 'second'])
    })

    it('passes on the failure of a job and is free afterwards', async () => {
      const [lock] = open()
      await expect(lock.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
      expect(await lock.run(async () => 'token')).toBe('token')
    })
  })
}
