import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { newTask, type SyncTask } from './sync-task'
import { KnownTasks } from './known-tasks'

const task = (sequence: number, state: SyncTask['state'] = 'waiting'): SyncTask => ({
  ...newTask({ task_id: `t${sequence}`, scope: 'orders', url: '', payload: { method: 'POST' }, account: 'guest' }, 0),
  sequence,
  state,
})
const LANE = 'orders guest'

it('keeps what waits in the order of the device, whatever comes, fails, is tried again or goes', () => {
  const change = fc.tuple(fc.constantFrom('waits', 'failed', 'removed', 'head goes'), fc.integer({ min: 1, max: 8 }))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const book = new KnownTasks()
      const waiting = new Set<number>()
      for (const [what, number] of changes) {
        const sequence = what === 'head goes' ? Math.min(...waiting, 9) : number
        if (what === 'waits') {
          book.put(task(sequence))
          waiting.add(sequence)
        } else {
          if (what === 'failed') book.put(task(sequence, 'failed'))
          else book.remove(`t${sequence}`)
          waiting.delete(sequence)
        }
        const expected = [...waiting].sort((a, b) => a - b)
        expect(book.waitingIn(LANE).map((waits) => waits.sequence)).toEqual(expected)
        expect(book.head(LANE)?.sequence).toBe(expected[0])
      }
    }),
  )
})
