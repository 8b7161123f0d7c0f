import { describe, expect, it } from 'vitest'
import type { Mapping } from '../mapping'
import type { UrlCache } from '../ports'

/** The rules of every `UrlCache`, fake or real. `open` gives an empty one. */
export function urlCacheContract(name: string, open: () => UrlCache | Promise<UrlCache>): void {
  const product: Mapping = { type: 'product', parentSku: 'ALPHA', slug: 'alpha', productType: 'configurable' }
  const category: Mapping = { type: 'category', slug: 'duschhornor-31' }

  describe(`${name} as UrlCache`, () => {
    it('gives what was written, and nothing else', async () => {
      const cache = await open()
      await cache.write([
        ['duschhornor/alpha', product],
        ['duschhornor', category],
      ])
      expect([
        await cache.read('duschhornor/alpha'),
        await cache.read('duschhornor'),
        await cache.read('Duschhornor'),
      ]).toEqual([product, category, undefined])
    })

    it('keeps the latest mapping of a path', async () => {
      const cache = await open()
      await cache.write([['x', category]])
      await cache.write([['x', product]])
      expect(await cache.read('x')).toEqual(product)
    })

    it('forgets one path, or all', async () => {
      const cache = await open()
      await cache.write([
        ['x', category],
        ['y', category],
        ['z', category],
      ])
      await cache.remove('x')
      expect([await cache.read('x'), await cache.read('y')]).toEqual([undefined, category])
      await cache.clear()
      expect([await cache.read('y'), await cache.read('z')]).toEqual([undefined, undefined])
    })
  })
}
