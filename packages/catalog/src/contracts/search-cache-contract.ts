import { describe, expect, it } from 'vitest'
import type { CachedSearch, SearchCache } from '../ports'

/** What every `SearchCache` does, fake or real. `open` gives an empty one. */
export function searchCacheContract(name: string, open: () => SearchCache | Promise<SearchCache>): void {
  const entry = (total: number): CachedSearch => ({
    version: 'one',
    validUntilMs: 1000,
    result: {
      items: [{ sku: 'A', nested: { list: [1, null] } }],
      total,
      start: 0,
      perPage: 50,
      aggregations: {},
      attributeMetadata: [],
      suggestions: {},
      cache: false,
      offline: false,
      noresults: false,
    },
  })

  describe(`${name} as SearchCache`, () => {
    it('gives the entry that was written under the key, and no other', async () => {
      const cache = await open()
      await cache.write([
        ['a', entry(1)],
        ['sku$$A,"/ö', entry(2)],
      ])
      expect(await Promise.all(['a', 'sku$$A,"/ö', 'b'].map((key) => cache.read(key)))).toEqual([
        entry(1),
        entry(2),
        undefined,
      ])
    })

    it('keeps the latest answer', async () => {
      const cache = await open()
      await cache.write([['a', entry(1)]])
      await cache.write([['a', entry(2)]])
      expect(await cache.read('a')).toEqual(entry(2))
    })
  })
}
