import { describe, expect, it } from 'vitest'
import type { ListStorage } from '../ports'
import type { Product } from '../product'
import { aProduct } from './documents'

export interface ListStorageWorld {
  /** Two tabs of one device that has stored nothing yet. */
  readonly openTwo: () => readonly [ListStorage<Product>, ListStorage<Product>]
}

const plus = (sku: string) => (products: readonly Product[]) => [...products, aProduct({ sku })]
const skusOf = (products: readonly Product[]) => products.map(({ sku }) => sku)

/** What every `ListStorage` does, fake or real. */
export function listStorageContract(name: string, { openTwo }: ListStorageWorld): void {
  describe(`${name} as ListStorage`, () => {
    it('has the empty list until something is stored', async () => {
      expect(await openTwo()[0].read()).toEqual([])
    })

    it('settles an update with what it stored, whole and in order, and reads that again', async () => {
      const [storage] = openTwo()
      const stored = await storage.update(() => [aProduct({ sku: 'B', qty: 1 }), aProduct({ sku: 'A' })])
      expect(stored).toEqual([aProduct({ sku: 'B', qty: 1 }), aProduct({ sku: 'A' })])
      expect(await storage.read()).toEqual(stored)
    })

    it('forgets what an update leaves out', async () => {
      const [storage] = openTwo()
      await storage.update(plus('A'))
      expect(await storage.update(() => [])).toEqual([])
      expect(await storage.read()).toEqual([])
    })

    it('loses no update of two tabs that change the list at once', async () => {
      const [here, there] = openTwo()
      await Promise.all([here.update(plus('A')), there.update(plus('B')), here.update(plus('C'))])
      expect(skusOf(await there.read()).toSorted((a, b) => a.localeCompare(b))).toEqual(['A', 'B', 'C'])
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
      here.onChange((products) => own.push(products))
      const told = new Promise<readonly Product[]>((resolve) => there.onChange(resolve))
      await here.update(plus('A'))
      expect(skusOf(await told)).toEqual(['A'])
      expect(own).toEqual([])
    })
  })
}
