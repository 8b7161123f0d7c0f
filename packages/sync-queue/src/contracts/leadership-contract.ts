import { describe, expect, it, vi } from 'vitest'
import type { Leadership } from '../ports'

export interface LeadershipWorld {
  /** Opens a tab. */
  readonly open: () => Leadership
  /** Opens another tab, which leads, and gives a function that closes it. Missing where there is only one tab. */
  readonly openLeader?: () => Promise<() => void>
}

/** What every `Leadership` does. `open` makes a new browser without tabs. */
export function leadershipContract(name: string, open: () => LeadershipWorld): void {
  describe(`${name} as a Leadership`, () => {
    it('makes the only tab the leader, and it stays the leader', async () => {
      const leadership = open().open()
      await expect.poll(() => leadership.leads).toBe(true)
      await settled()
      expect(leadership.leads).toBe(true)
    })

    it('notifies a listener with the value that `leads` then has', async () => {
      const leadership = open().open()
      const seen: [notified: boolean, read: boolean][] = []
      leadership.subscribe((leads) => void seen.push([leads, leadership.leads]))
      await expect.poll(() => leadership.leads).toBe(true)
      await settled()
      expect(seen.every(([notified, read]) => notified === read)).toBe(true)
    })

    it('notifies no listener that has cancelled', async () => {
      const leadership = open().open()
      const seen: boolean[] = []
      leadership.subscribe((leads) => void seen.push(leads))()
      await expect.poll(() => leadership.leads).toBe(true)
      await settled()
      expect(seen).toEqual([])
    })

    // An adapter for a single tab has no other tab to wait for.
    if (!open().openLeader) return
    it('leads only after the leading tab has closed', async () => {
      const { open: openTab, openLeader } = open()
      const close = await openLeader!()
      const leadership = openTab()
      const seen: boolean[] = []
      leadership.subscribe((leads) => void seen.push(leads))
      await settled()
      expect([leadership.leads, seen]).toEqual([false, []])
      close()
      await expect.poll(() => leadership.leads).toBe(true)
      expect(seen).toEqual([true])
    })
  })
}

/** Waits for one interval of polling: long enough for an election among the tabs of a test. */
async function settled(): Promise<void> {
  let polls = 0
  await vi.waitUntil(() => (polls += 1) > 1)
}
