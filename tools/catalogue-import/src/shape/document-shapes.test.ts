import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportFolder } from '../testing/import-folder'

let folder: ImportFolder
beforeEach(() => {
  folder = new ImportFolder()
})
afterEach(() => folder.remove())

const glass = { id: 1, sku: 'GLASS', name: 'Glas', type_id: 'simple', price: 100, status: 1, visibility: 4 }

describe('a document with fields of another kind than the shop reads', () => {
  it('is imported without them, and the report says so', async () => {
    const odd = {
      ...glass,
      name: 7,
      description: { html: '<p>' },
      special_from_date: 20_260_101,
      special_to_date: [null],
      media_gallery: [{ image: '/a.webp' }, { image: {} }, null],
      product_links: [
        { link_type: 'associated', linked_product_sku: null },
        { link_type: 'related', linked_product_sku: 'SET' },
      ],
    }
    await folder.import([odd])
    expect(folder.doc('product', 1)).toMatchObject({
      name: '7',
      special_from_date: '20260101',
      special_to_date: null,
      media_gallery: [{ image: '/a.webp' }],
      product_links: [{ link_type: 'related', linked_product_sku: 'SET' }],
    })
    expect(folder.doc('product', 1)).not.toHaveProperty('description')
    expect(folder.report().repaired).toContainEqual({
      kind: 'product',
      what: 'fields of another kind than the shop reads: left out',
      count: 1,
    })
  })

  it('is skipped if it cannot be sold without them', async () => {
    const measured = {
      ...glass,
      id: 2,
      sku: 'OWN',
      made_to_measure: { version: 1, family: 'mirror-round', choices: 3 },
    }
    await folder.import([glass, measured, { ...glass, id: 3, sku: 'NAMELESS', name: {} }])
    expect(folder.report().skipped).toMatchObject([
      { kind: 'product', what: 'with made_to_measure.size_value of another kind' },
      { kind: 'product', what: 'with name of another kind' },
    ])
    expect(folder.docs('product').map(({ sku }) => sku)).toEqual(['GLASS'])
  })
})
