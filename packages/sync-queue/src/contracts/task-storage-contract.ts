import { describe, expect, it, vi } from 'vitest'
import type { TaskChange, TaskStorage } from '../ports'
import { newTask } from '../sync-task'

const task = (task_id: string) =>
  newTask(
    {
      task_id,
      scope: 'orders',
      url: '/api/order',
      payload: { method: 'POST', body: { order_id: task_id } },
      account: 'guest',
    },
    0,
  )

export interface TaskStorageWorld {
  /** The storages of one empty device, as many as tabs are asked for; one where tabs cannot share. */
  readonly open: (tabs: number) => readonly TaskStorage[]
  /** Tabs share what is stored. */
  readonly isShared: boolean
}

/** What every `TaskStorage` keeps. */
export function taskStorageContract(name: string, { open, isShared }: TaskStorageWorld): void {
  describe(`${name} as a TaskStorage`, () => {
    it('gives back what was added, whole, numbered in the order of adding', async () => {
      const storage = open(1)[0]!
      expect(await storage.add(task('a'))).toEqual({ ...task('a'), sequence: 1 })
      await storage.add(task('b'))
      expect(await storage.all()).toEqual([
        { ...task('a'), sequence: 1 },
        { ...task('b'), sequence: 2 },
      ])
    })

    if (isShared)
      it('numbers tasks of all tabs in one row', async () => {
        const [here, there] = open(2)
        const added = await Promise.all([
          here!.add(task('a')),
          there!.add(task('b')),
          here!.add(task('c')),
          there!.add(task('d')),
        ])
        expect(new Set(added.map(({ sequence }) => sequence))).toEqual(new Set([1, 2, 3, 4]))
      })

    it('leaves a task as it is when it is added again', async () => {
      const storage = open(1)[0]!
      await storage.add(task('a'))
      await storage.update({ ...task('a'), sequence: 1, attempts: 3 })
      expect(await storage.add(task('a'))).toMatchObject({ attempts: 3, sequence: 1 })
    })

    it.each(['waiting', 'on-hold', 'unsure', 'failed', 'refused'] as const)(
      'gives back a task that is %s',
      async (state) => {
        const storage = open(1)[0]!
        await storage.add(task('a'))
        const kept = { ...task('a'), sequence: 1, state, send_once: true, begun: true }
        await storage.update(kept)
        expect(await storage.all()).toEqual([kept])
      },
    )

    it('changes or removes a task that is in a state, at one stroke', async () => {
      const storage = open(1)[0]!
      await storage.add(
        newTask(
          {
            task_id: 'a',
            scope: 'orders',
            url: '/api/order',
            payload: { method: 'POST' },
            account: 'guest',
            on_hold: true,
          },
          0,
        ),
      )
      const release = () => storage.changeFrom(['on-hold'], 'a', (stored) => ({ ...stored, state: 'waiting' }))
      const withdraw = () => storage.changeFrom(['on-hold', 'refused'], 'a', () => undefined)
      expect(await Promise.all([release(), withdraw(), release()])).toEqual([true, false, false])
      expect(await storage.all()).toMatchObject([{ task_id: 'a', state: 'waiting', sequence: 1 }])
      expect(await storage.changeFrom(['waiting'], 'a', () => undefined)).toBe(true)
      expect([await storage.all(), await withdraw()]).toEqual([[], false])
    })

    if (isShared)
      it('tells other tabs of a change from a state', async () => {
        const [here, there] = open(2)
        const changes: TaskChange[] = []
        there!.onChange((change) => void changes.push(change))
        const stored = await here!.add(task('a'))
        await here!.changeFrom(['waiting'], 'a', (waiting) => ({ ...waiting, attempts: 2 }))
        await here!.changeFrom(['waiting'], 'a', () => undefined)
        await vi.waitFor(() =>
          expect(changes.slice(1)).toEqual([{ task: { ...stored, attempts: 2 } }, { removed: 'a' }]),
        )
      })

    it('forgets a removed task, and no late change brings it back', async () => {
      const storage = open(1)[0]!
      const stored = await storage.add(task('a'))
      await storage.remove('a')
      await storage.remove('never there')
      await storage.update({ ...stored, attempts: 1 })
      expect(await storage.all()).toEqual([])
    })

    if (isShared)
      it('tells other tabs what was added, changed and removed, not the one that did it', async () => {
        const [here, there] = open(2)
        const changes: TaskChange[] = []
        const heardHere = vi.fn<() => void>()
        here!.onChange(heardHere)
        const stop = there!.onChange((change) => void changes.push(change))
        const stored = await here!.add(task('a'))
        await here!.update({ ...stored, attempts: 1 })
        await here!.remove('a')
        await vi.waitFor(() =>
          expect(changes).toEqual([{ task: stored }, { task: { ...stored, attempts: 1 } }, { removed: 'a' }]),
        )
        stop()
        expect(heardHere).not.toHaveBeenCalled()
      })
  })
}
