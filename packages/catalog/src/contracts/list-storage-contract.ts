import { describe, expect, it } from 'vitest'
import type { ListStorage } from '../ports'

export interface ListStorageWorld<Item> {
  /** Opens one storage for each tab, on a device that has stored nothing yet; one storage where tabs cannot share. */
  readonly open: (tabs: number) => readonly ListStorage<Item>[]
  /** Tabs share the stored list. */
  readonly isShared: boolean
  /** Three that differ. */
  readonly items: readonly [Item, Item, Item]
}

/** What every `ListStorage` does, fake or real. */
export function listStorageContract<Item>(
  name: string,
  { open, isShared, items: [a, b, c] }: ListStorageWorld<Item>,
): void {
  const plus = (item: Item) => (items: readonly Item[]) => [...items, item]

  function openOne(): ListStorage<Item> {
    const [storage] = open(1)
    if (!storage) throw new Error('No storage was opened')
    return storage
  }

  function openTwo(): readonly [ListStorage<Item>, ListStorage<Item>] {
    const [one, other] = open(2)
    if (!one || !other) throw new Error('Two tabs were asked for')
    return [one, other]
  }

  describe(`${name} as ListStorage`, () => {
    it('has the empty list until something is stored', async () => {
      expect(await openOne().read()).toEqual([])
    })

    it('settles an update with the stored list, whole and in order, and reads it again', async () => {
      const storage = openOne()
      const stored = await storage.update(() => [b, a])
      expect(stored).toEqual([b, a])
      expect(await storage.read()).toEqual(stored)
    })

    it('removes items that an update leaves out', async () => {
      const storage = openOne()
      await storage.update(plus(a))
      expect(await storage.update(() => [])).toEqual([])
      expect(await storage.read()).toEqual([])
    })

    it('makes each update on the list that the update before it stored', async () => {
      const storage = openOne()
      await Promise.all([storage.update(plus(a)), storage.update(plus(b)), storage.update(plus(c))])
      expect(await storage.read()).toEqual([a, b, c])
    })

    it('rejects when the change throws, and stores nothing', async () => {
      const storage = openOne()
      const failing = storage.update(() => {
        throw new Error('This change cannot be made')
      })
      await expect(failing).rejects.toThrow('This change cannot be made')
      expect(await storage.read()).toEqual([])
    })

    if (!isShared) return

    it('loses no update of two tabs that change the list at once', async () => {
      const [here, there] = openTwo()
      await Promise.all([here.update(plus(a)), there.update(plus(b)), here.update(plus(c))])
      const stored = await there.read()
      expect(stored).toHaveLength(3)
      for (const item of [a, b, c]) expect(stored).toContainEqual(item)
    })

    it('notifies the other tab of a change, not its own', async () => {
      const [here, there] = openTwo()
      const own: unknown[] = []
      here.onChange((items) => own.push(items))
      const told = new Promise<readonly Item[]>((resolve) => there.onChange(resolve))
      await here.update(plus(a))
      expect(await told).toEqual([a])
      expect(own).toEqual([])
    })
  })
}
