import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fields } from '../shape/fields'
import { ImportFolder, type Content } from '../testing/import-folder'

let folder: ImportFolder
beforeEach(() => {
  folder = new ImportFolder()
})
afterEach(() => folder.remove())

async function imported(...dumps: readonly Content[]) {
  expect([await folder.import(...dumps, [anchor]), folder.printed]).toEqual([0, expect.anything()])
  return { doc: folder.doc.bind(folder), report: folder.report() }
}

/** A dump needs a product. */
const anchor = { id: 1, sku: 'ANCHOR', name: 'Anchor', type_id: 'simple', price: 8 }
const shirt = {
  id: 7,
  sku: 'WT06',
  name: 'Chloe Tank',
  type_id: 'configurable',
  price: 40,
  price_incl_tax: null,
  url_key: 'chloe-tank',
}
const color = {
  id: 93,
  attribute_code: 'color',
  frontend_input: 'select',
  default_frontend_label: 'Color',
  options: [
    { value: '', label: ' ' },
    { value: '50', label: 'Blue' },
  ],
}

describe('imported documents', () => {
  it('derives gross prices from net ones, also the original prices', async () => {
    const { doc } = await imported([{ ...shirt, special_price: 30, special_to_date: '2026-12-24 00:00:00' }])
    expect(doc('product', 7)).toMatchObject({
      price_incl_tax: 37.5,
      original_price: 40,
      original_price_tax: 10,
      original_price_incl_tax: 50,
      special_price: 30,
      special_price_incl_tax: 37.5,
    })
  })

  it('leaves complete prices and gross prices unchanged', async () => {
    const complete = { price: 40, price_incl_tax: 50, original_price: 40, original_price_incl_tax: 50 }
    const { doc } = await imported([
      { ...shirt, ...complete },
      { ...shirt, id: 8, sku: 'WT07', price_incl_tax: 49.9 },
    ])
    expect(doc('product', 7)).toMatchObject(complete)
    expect(doc('product', 8)).toMatchObject({ price_incl_tax: 49.9, price: 39.92 })
  })

  it('creates unique addresses for old dumps without them', async () => {
    const { doc } = await imported([shirt, { ...shirt, id: 8, sku: 'WT07' }])
    expect([doc('product', 7)?.url_path, doc('product', 8)?.url_path]).toEqual(['chloe-tank-7', 'chloe-tank-8'])
    expect(doc('product', 8)?.slug).toBe('chloe-tank-8')
  })

  it('takes the stock item out of its list, and category ids out of `category`', async () => {
    const { doc } = await imported([
      { ...shirt, stock: [{ is_in_stock: true, qty: 3 }], category: [{ category_id: 26, name: 'Tanks' }] },
    ])
    expect(doc('product', 7)).toMatchObject({ stock: { is_in_stock: true, qty: 3 }, category_ids: ['26'] })
  })

  it('completes variants: id, attributes as fields, gross price', async () => {
    const variant = {
      sku: 'WT06-Blue',
      name: 'Chloe Tank Blue',
      price: 40,
      custom_attributes: [{ attribute_code: 'color', value: '50' }],
    }
    const article = { id: 70, sku: 'WT06-Blue', name: 'Chloe Tank Blue', type_id: 'simple', price: 40 }
    const { doc } = await imported([{ ...shirt, configurable_children: [variant] }, article])
    expect(doc('product', 7)?.configurable_children).toMatchObject([{ id: 70, color: '50', price_incl_tax: 50 }])
  })

  it('skips a variant without an id', async () => {
    const { doc, report } = await imported([{ ...shirt, configurable_children: [{ sku: 'WT06-Red', price: 40 }] }])
    expect(doc('product', 7)?.configurable_children).toEqual([])
    expect(report.skipped).toEqual([
      { kind: 'variant', what: 'without article number or id', count: 1, examples: ['WT06: WT06-Red'] },
    ])
  })

  it('labels options from the attributes, and lists their values for filters', async () => {
    const { doc } = await imported([
      {
        ...shirt,
        configurable_options: [{ id: 1, attribute_id: '93', label: 'Color', values: [{ value_index: 50 }] }],
      },
      color,
    ])
    expect(doc('product', 7)).toMatchObject({
      configurable_options: [{ attribute_code: 'color', values: [{ value_index: 50, label: 'Blue' }] }],
      color_options: [50],
    })
    expect(doc('attribute', 93)).toMatchObject({
      attribute_id: 93,
      frontend_label: 'Color',
      options: [{ value: '50', label: 'Blue' }],
    })
  })

  it('derives the path of a category from its parents', async () => {
    const { doc } = await imported([
      { id: 2, name: 'All', parent_id: 1, level: 1 },
      { id: 20, name: 'Women', parent_id: 2, level: 2 },
      { id: 21, name: 'Tops', parent_id: 20, level: 3 },
    ])
    expect(doc('category', 21)).toMatchObject({ path: '1/2/20/21', url_path: 'women-20/tops-21', slug: 'tops-21' })
  })

  it('counts the listed products of a category and its subtree, whatever the dump says', async () => {
    const categories = [
      { id: 20, name: 'Women', parent_id: 2, level: 2, product_count: 0, children_data: [{ id: 21 }] },
      { id: 21, name: 'Tops', parent_id: 20, level: 3, product_count: 224 },
      { id: 22, name: 'Sale', parent_id: 2, level: 2 },
    ]
    const shown = { ...shirt, category_ids: ['21', '20'], status: 1, visibility: 4 }
    const { doc, report } = await imported(
      [
        shown,
        { ...shown, id: 8, sku: 'WT07' },
        { ...shown, id: 9, sku: 'WT08', visibility: 1, category_ids: ['22'] },
        { ...shown, id: 10, sku: 'WT09', status: 2, category_ids: ['22'] },
      ],
      categories,
    )
    expect([20, 21, 22].map((id) => doc('category', id)?.product_count)).toEqual([2, 2, 0])
    expect(doc('category', 20)?.children_data).toMatchObject([{ id: 21, product_count: 2 }])
    expect(report.repaired).toContainEqual({
      kind: 'category',
      what: 'product_count is not that of the imported products: counted',
      count: 3,
    })
  })

  it('builds the whole subtree of a category, and stops at a circle of parents', async () => {
    const { doc } = await imported([
      { id: 20, name: 'Women', parent_id: 2, level: 2, children_data: [{ id: 21, children_data: [] }] },
      { id: 21, name: 'Tops', parent_id: 20, level: 3, children_data: [] },
      { id: 26, name: 'Tanks', parent_id: 21, level: 4, children_data: [] },
      { id: 30, name: 'Hen', parent_id: 31, level: 2 },
      { id: 31, name: 'Egg', parent_id: 30, level: 2 },
    ])
    expect(doc('category', 20)?.children_data).toMatchObject([
      { id: 21, name: 'Tops', url_path: 'women-20/tops-21', children_data: [{ id: 26, name: 'Tanks' }] },
    ])
    expect(doc('category', 30)?.children_data).toMatchObject([{ id: 31, children_data: [] }])
  })

  it('puts the top categories of another tree below the root of the menu', async () => {
    const tree = (root: number) => [
      { id: root, name: 'Catalogue', parent_id: 0, level: 1 },
      { id: 20, name: 'Women', parent_id: root, level: 2 },
      { id: 21, name: 'Tops', parent_id: 20, level: 3 },
    ]
    const parents = (doc: (type: 'category', id: number) => Fields | undefined) =>
      [20, 21].map((id) => doc('category', id)?.parent_id)
    expect(parents((await imported(tree(900))).doc)).toEqual([2, 20])
    expect(parents((await imported(tree(900).slice(1))).doc)).toEqual([2, 20])
    expect(parents((await imported(tree(2))).doc)).toEqual([2, 20])
  })

  it('hides only the categories from the menu that the dump hides', async () => {
    const { doc } = await imported([
      { id: 20, name: 'Women', parent_id: 2, level: 2 },
      { id: 21, name: 'Hidden', parent_id: 2, level: 2, include_in_menu: false },
    ])
    expect([20, 21].map((id) => doc('category', id)?.include_in_menu)).toEqual([1, false])
  })

  it('gives products the tax class of the shop, and variants that of their product, if missing', async () => {
    const variants = { configurable_children: [{ id: 70, sku: 'WT06-Blue', price: 40 }] }
    const { doc, report } = await imported([
      { ...shirt, ...variants },
      { ...shirt, ...variants, id: 8, sku: 'WT07', tax_class_id: '4' },
      { ...shirt, id: 9, sku: 'WT08', tax_class_id: 0 },
    ])
    expect(doc('product', 7)).toMatchObject({ tax_class_id: '2', configurable_children: [{ tax_class_id: '2' }] })
    expect(doc('product', 8)).toMatchObject({ tax_class_id: '4', configurable_children: [{ tax_class_id: '4' }] })
    expect(doc('product', 9)).toMatchObject({ tax_class_id: 0 })
    expect(report.repaired).toContainEqual({ kind: 'variant', what: 'tax class missing: its product’s', count: 2 })
  })

  it('decodes HTML entities in names and titles once, but not in HTML', async () => {
    const named = {
      ...shirt,
      name: 'Luma&trade; R&D &#8211; &Aring;&#xE4; &amp;lt;',
      description: '<p>Soft &amp; warm</p>',
      url_key: '',
      configurable_children: [
        { id: 70, sku: 'B', price: 40, custom_attributes: [{ attribute_code: 'name', value: 'Luma&trade; B' }] },
      ],
    }
    const { doc, report } = await imported([named, { id: 20, name: 'Bras &amp; Tanks', parent_id: 2, level: 2 }])
    expect(doc('product', 7)).toMatchObject({
      name: 'Luma™ R&D – Åä &lt;',
      description: '<p>Soft &amp; warm</p>',
      configurable_children: [{ name: 'Luma™ B' }],
    })
    expect(doc('category', 20)).toMatchObject({ name: 'Bras & Tanks', slug: 'bras-tanks-20' })
    expect(report.repaired).toContainEqual({
      kind: 'category',
      what: 'HTML entities in names and titles: decoded',
      count: 1,
    })
  })

  it('adds Sweden to a tax rule for other countries', async () => {
    const { doc } = await imported([
      { id: 2, product_tax_class_ids: [2], rates: [{ id: 7, tax_country_id: 'PL', rate: 23 }] },
    ])
    expect(doc('taxrule', 2)?.rates).toMatchObject([
      { tax_country_id: 'PL', rate: 23 },
      { id: 8, tax_country_id: 'SE', rate: 25 },
    ])
  })

  it('names products that cannot be bought: without parts, variants or a price', async () => {
    const sold = { ...shirt, type_id: 'simple' }
    const { report } = await imported([
      { ...sold, id: 11, sku: 'G-EMPTY', type_id: 'grouped', price: 0, product_links: null },
      {
        ...sold,
        id: 12,
        sku: 'G-LACKS',
        type_id: 'grouped',
        product_links: [{ sku: 'G-LACKS', link_type: 'associated', linked_product_sku: 'GONE' }],
      },
      { ...sold, id: 13, sku: 'B-EMPTY', type_id: 'bundle', bundle_options: [{ option_id: 1, product_links: null }] },
      {
        ...sold,
        id: 14,
        sku: 'B-FULL',
        type_id: 'bundle',
        bundle_options: [{ option_id: 1, product_links: { id: 1, sku: 'ANCHOR', qty: 1 } }],
      },
      { ...sold, id: 15, sku: 'C-EMPTY', type_id: 'configurable' },
      { ...sold, id: 16, sku: 'FREE', price: 0 },
    ])
    expect(report.noted.map(({ what, examples }) => [what, examples])).toEqual([
      ['grouped without parts: it has no price and no content', ['G-EMPTY']],
      ['grouped with parts that the dumps lack', ['G-LACKS']],
      ['bundle without parts: it has no price and no content', ['B-EMPTY']],
      ['configurable without variants', ['C-EMPTY']],
      ['without a price', ['FREE']],
    ])
    expect(folder.printed.join('\n')).toContain('1 × product bundle without parts')
  })

  it('makes a stock item that can be stored, and none of what is not one', async () => {
    const { doc } = await imported([
      { ...shirt, stock: { is_in_stock: '0', qty: '3.0000' } },
      { ...shirt, id: 8, sku: 'WT07', stock: { is_in_stock: 1 } },
      { ...shirt, id: 9, sku: 'WT08', stock: [] },
    ])
    expect(doc('product', 7)?.stock).toEqual({ is_in_stock: false, qty: 3 })
    expect(doc('product', 8)?.stock).toEqual({ is_in_stock: true, qty: 0 })
    expect(doc('product', 9)).not.toHaveProperty('stock')
  })
})
