import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fields } from './fields'
import { ImportFolder } from '../testing/import-folder'
import { numericId } from './numeric-id'

let folder: ImportFolder
beforeEach(() => {
  folder = new ImportFolder()
})
afterEach(() => folder.remove())

const id = (text: string) => numericId(text)!

const color = {
  id: 'attr-color',
  attribute_code: 'color',
  frontend_input: 'select',
  options: [
    { value: 'gid://shopify/Color/1', label: 'Blå' },
    { value: 'red, dark', label: 'Mörkröd' },
  ],
}
const categories = [
  { id: 'gid://shopify/Collection/1', parent_id: 2, name: 'Dusch', level: 2, path: '1/2/gid://shopify/Collection/1' },
  { id: 'gid://shopify/Collection/2', parent_id: 'gid://shopify/Collection/1', name: 'Hörn', level: 3 },
]
const corner = {
  id: 'gid://shopify/Product/1',
  sku: 'CORNER',
  name: 'Hörna',
  type_id: 'configurable',
  price: 100,
  status: 1,
  visibility: 4,
  category_ids: ['gid://shopify/Collection/2'],
  category: [{ category_id: 'gid://shopify/Collection/2', name: 'Hörn' }],
  color_options: ['gid://shopify/Color/1', 'red, dark'],
  configurable_options: [
    {
      id: 'opt-1',
      attribute_id: 'attr-color',
      values: [{ value_index: 'gid://shopify/Color/1' }, { value_index: 'red, dark' }],
    },
  ],
  configurable_children: [
    { id: 'gid://shopify/ProductVariant/1', sku: 'CORNER-B', price: 100, color: 'gid://shopify/Color/1' },
    { id: 'gid://shopify/ProductVariant/2', sku: 'CORNER-R', price: 100, color: 'red, dark' },
  ],
  product_links: [{ sku: 'CORNER', link_type: 'related', linked_product_sku: 'SET', linked_product_type: 'bundle' }],
}
const bundle = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  sku: 'SET',
  name: 'Set',
  type_id: 'bundle',
  price: 0,
  bundle_options: [
    { option_id: 'left', title: 'Vänster', product_links: [{ id: 'l1', option_id: 'left', sku: 'CORNER-B', qty: 1 }] },
  ],
  custom_options: [
    { option_id: 'text', title: 'Glas', type: 'radio', values: [{ option_type_id: 'clear', price: 5 }] },
  ],
}
const review = {
  id: 'r-1',
  product_id: 'gid://shopify/Product/1',
  title: 'Bra',
  detail: 'Bra',
  nickname: 'Åsa',
  review_status: 1,
}

describe('ids that are texts', () => {
  it('get the same number in every import, far from the ids of numbers', () => {
    expect(numericId('gid://shopify/Product/1')).toBe(7_921_118_527_815_794)
    expect(numericId('9007199254740993')).toBeGreaterThanOrEqual(2 ** 52)
    expect([numericId(7), numericId('7'), numericId(' 7 ')]).toEqual([7, 7, 7])
    expect([0, -1, 1.5, '', ' ', '0', null, {}].map(numericId)).toEqual(Array.from({ length: 8 }, () => undefined))
    const numbers = Array.from({ length: 20_000 }, (_, index) => id(`uuid-${index}`))
    expect(new Set(numbers).size).toBe(20_000)
    expect(numbers.every((number) => number >= 2 ** 52 && Number.isSafeInteger(number))).toBe(true)
  })

  it('are the same number wherever documents name them', async () => {
    expect([await folder.import([review, bundle, corner], categories, [color]), folder.printed.at(-1)]).toEqual([
      0,
      `${folder.data} now has the catalogue.`,
    ])
    const [dusch, horn] = categories.map((category) => id(category.id))
    const [blue, red] = color.options.map(({ value }) => String(id(value)))
    expect(folder.doc('product', id(corner.id))).toMatchObject({
      category_ids: [horn],
      category: [{ category_id: horn }],
      color_options: [blue, red],
      configurable_options: [
        {
          id: id('opt-1'),
          attribute_id: id('attr-color'),
          attribute_code: 'color',
          values: [
            { value_index: blue, label: 'Blå' },
            { value_index: red, label: 'Mörkröd' },
          ],
        },
      ],
      configurable_children: [
        { id: id('gid://shopify/ProductVariant/1'), color: blue },
        { id: id('gid://shopify/ProductVariant/2'), color: red },
      ],
      product_links: corner.product_links,
    })
    const left = id('left')
    expect(folder.doc('product', id(bundle.id))).toMatchObject({
      bundle_options: [{ option_id: left, product_links: [{ id: id('l1'), option_id: left, sku: 'CORNER-B' }] }],
      custom_options: [{ option_id: id('text'), values: [{ option_type_id: id('clear') }] }],
    })
    expect(folder.doc('category', dusch!)).toMatchObject({
      path: `1/${dusch}`,
      product_count: 1,
      children_data: [{ id: horn, parent_id: dusch, product_count: 1 }],
    })
    expect(folder.doc('category', horn!)).toMatchObject({ path: `1/${dusch}/${horn}`, parent_id: dusch })
    expect(folder.doc('attribute', id('attr-color'))).toMatchObject({
      attribute_id: id('attr-color'),
      options: [{ value: blue }, { value: red }],
    })
    expect(folder.doc('review', id('r-1'))).toMatchObject({ product_id: id(corner.id) })
    expect(folder.report().repaired).toContainEqual({
      kind: 'product',
      what: 'id is a text: a number made from it',
      count: 2,
    })
  })

  it('keep the numbers of the documents apart from those of texts', async () => {
    const many: Fields[] = ['1', 1, 'one', 'One', 2].map((given, index) => ({ ...corner, id: given, sku: `S${index}` }))
    await folder.import(many)
    expect(folder.report().skipped).toMatchObject([
      { kind: 'product', what: 'with the id of an earlier one', count: 1 },
    ])
    expect(folder.docs('product').map(({ sku }) => sku)).toEqual(expect.arrayContaining(['S0', 'S2', 'S3', 'S4']))
  })
})
