import { describe, expect, it } from 'vitest'
import type { Catalogue, CatalogueDocument } from '../ports'

const simple = { id: 1, sku: 'HOOK', name: 'Krok', type_id: 'simple', status: 1, price: 10 }
const door = {
  id: 2,
  sku: 'DOOR',
  name: 'Dörr',
  type_id: 'configurable',
  status: 1,
  price: 0,
  configurable_children: [
    { id: 3, sku: 'DOOR-80', price: 100, status: 1 },
    // Dumps give a parent's own sku to one of its variants.
    { id: 4, sku: 'DOOR', price: 100, status: 1 },
  ],
}
/** Dumps hold a variant as a product of its own, too. */
const variant = { id: 3, sku: 'DOOR-80', name: 'Dörr 80', type_id: 'simple', status: 1, price: 100 }
const taxRule = { id: 9, code: 'VAT', product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: [] }

const documents: readonly CatalogueDocument[] = [
  ...[simple, door, variant].map((doc) => ({ type: 'product' as const, id: doc.id, doc })),
  { type: 'taxrule', id: taxRule.id, doc: taxRule },
]

/** The contract suite of `Catalogue`. */
export function catalogueContract(name: string, open: (documents: readonly CatalogueDocument[]) => Catalogue): void {
  describe(`${name} as a Catalogue`, () => {
    it('finds a product by its sku', () => {
      const match = open(documents).bySku('HOOK')
      expect(match).toMatchObject({ product: { id: 1, name: 'Krok' } })
      expect(match?.child).toBeUndefined()
    })

    it('finds a variant by its sku, with its product, also where a dump holds it as a product of its own', () => {
      expect(open(documents).bySku('DOOR-80')).toMatchObject({ product: { id: 2 }, child: { id: 3 } })
    })

    it('takes a sku that a product shares with a variant for the product', () => {
      const match = open(documents).bySku('DOOR')
      expect(match?.product.id).toBe(2)
      expect(match?.child).toBeUndefined()
    })

    it('finds nothing by an unknown sku', () => {
      expect(open(documents).bySku('NOTHING')).toBeUndefined()
      expect(open([]).bySku('HOOK')).toBeUndefined()
    })

    it('finds a product by its id, and no variant by its own', () => {
      const catalogue = open([{ type: 'product', id: 2, doc: door }])
      expect(catalogue.byId(2)?.sku).toBe('DOOR')
      expect(catalogue.byId(4)).toBeUndefined()
    })

    it('gives all tax rules', () => {
      expect(open(documents).taxRules()).toEqual([taxRule])
      expect(open([]).taxRules()).toEqual([])
    })
  })
}
