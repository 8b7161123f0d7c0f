import { describe, expect, it } from 'vitest'
import { lineKey } from '../line-key'
import type { ProductLookup } from '../ports'
import { aServerItem } from '../testing'

export interface ProductLookupWorldOptions {
  /** A lookup whose catalogue holds exactly one product, of this sku. */
  readonly open: (sku: string) => ProductLookup
}

/** What every `ProductLookup` does. */
export function productLookupContract(name: string, { open }: ProductLookupWorldOptions): void {
  describe(`${name} as a ProductLookup`, () => {
    it('finds the product of the line, so that both are the same line of a cart', async () => {
      const line = aServerItem('HOOK', 2)
      const draft = await open('HOOK').draftOf(line)
      expect(draft?.sku).toBe('HOOK')
      expect(draft && lineKey(draft)).toBe(lineKey(line))
    })

    it('returns undefined for a product that is not in the catalogue', async () => {
      expect(await open('HOOK').draftOf(aServerItem('GONE'))).toBeUndefined()
    })
  })
}
