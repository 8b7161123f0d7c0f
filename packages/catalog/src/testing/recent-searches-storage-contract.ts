import { describe, expect, it } from 'vitest'
import type { RecentSearchesStorage } from '../ports'

export interface RecentSearchesStorageWorld {
  /** Two tabs of one device that has stored nothing yet. */
  readonly openTwo: () => readonly [RecentSearchesStorage, RecentSearchesStorage]
}

const plus = (term: string) => (terms: readonly string[]) => [term, ...terms]

/** What every `RecentSearchesStorage` does, fake or real. */
export function recentSearchesStorageContract(name: string, { openTwo }: RecentSearchesStorageWorld): void {
  describe(`${name} as RecentSearchesStorage`, () => {
    it('has no terms until some are stored', async () => {
      expect(await openTwo()[0].read()).toEqual([])
    })

    it('settles an update with what it stored, in order, and reads that again', async () => {
      const [storage] = openTwo()
      const stored = await storage.update(() => ['spegel', 'duschdörr 90'])
      expect(stored).toEqual(['spegel', 'duschdörr 90'])
      expect(await storage.read()).toEqual(stored)
    })

    it('forgets what an update leaves out', async () => {
      const [storage] = openTwo()
      await storage.update(plus('spegel'))
      expect(await storage.update(() => [])).toEqual([])
      expect(await storage.read()).toEqual([])
    })

    it('loses no update of two tabs that change the terms at once', async () => {
      const [here, there] = openTwo()
      await Promise.all([here.update(plus('a')), there.update(plus('b')), here.update(plus('c'))])
      expect((await there.read()).toSorted((one, other) => one.localeCompare(other))).toEqual(['a', 'b', 'c'])
    })

    it('rejects when the change throws, and stores nothing', async () => {
      const [storage] = openTwo()
      const failing = storage.update(() => {
        throw new Error('This change cannot be made')
      })
      await expect(failing).rejects.toThrow('This change cannot be made')
      expect(await storage.read()).toEqual([])
    })

    it('tells the other tab what was stored, not itself', async () => {
      const [here, there] = openTwo()
      const own: unknown[] = []
      here.onChange((terms) => own.push(terms))
      const told = new Promise<readonly string[]>((resolve) => there.onChange(resolve))
      await here.update(plus('spegel'))
      expect(await told).toEqual(['spegel'])
      expect(own).toEqual([])
    })
  })
}
