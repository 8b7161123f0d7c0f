import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { importCatalogue, type DumpFile } from './import-catalogue'

const clock = new ManualClock(Date.UTC(2026, 10, 20))

function imported(...dumps: readonly (readonly unknown[] | string)[]) {
  const files = dumps.map((dump, index): DumpFile => ({
    name: `dump-${index + 1}`,
    text: typeof dump === 'string' ? dump : JSON.stringify(dump),
  }))
  const { seed, report } = importCatalogue(files, { clock })
  const doc = (type: string, id: number) =>
    seed.documents.find((document) => document.type === type && document.id === id)?.doc
  return { seed, report, doc }
}

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

describe('importCatalogue', () => {
  it('reads arrays of documents, lines of hits and hit lists', () => {
    const hit = { _index: 'shop', _type: 'product', _id: '7', _source: shirt }
    for (const dump of [
      [shirt],
      `${JSON.stringify(hit)}\n${JSON.stringify({ ...hit, _source: { ...shirt, id: 8, sku: 'WT07' } })}\n`,
      JSON.stringify({ hits: { hits: [hit] } }),
    ]) {
      expect(imported(dump).doc('product', 7)).toMatchObject({ sku: 'WT06' })
    }
  })

  it('recognizes the kind by the index or by its fields', () => {
    const named = [
      {
        _index: 'shop_catalog_cms_block_1587031505',
        _type: '_doc',
        _id: '1',
        _source: { id: 1, identifier: 'footer', content: '' },
      },
      {
        _index: 'shop_catalog_cms_page_1587031505',
        _type: '_doc',
        _id: '1',
        _source: { id: 1, identifier: 'about', title: 'About', content: '' },
      },
    ]
    const bare = [
      color,
      { id: 2, name: 'All', parent_id: 1, level: 1 },
      { id: 3, rates: [], product_tax_class_ids: [2] },
      { id: 901, product_id: 7, title: 'Good', detail: 'Fits', nickname: 'Eva', review_status: 1 },
    ]
    expect(imported(named, bare).report.imported).toEqual({
      cms_block: 1,
      cms_page: 1,
      attribute: 1,
      category: 1,
      taxrule: 1,
      review: 1,
    })
  })

  it('skips invalid documents with a reason and imports the rest', () => {
    const { report } = imported(
      [
        shirt,
        { ...shirt, id: 'AV6Y' },
        { id: 8, name: 'No article number', type_id: 'simple', sku: '' },
        { query: {} },
      ],
      `${JSON.stringify(shirt)}\n{ broken`,
      '# notes',
    )
    expect(report.imported).toEqual({ product: 1 })
    expect(report.skips).toEqual({
      'product without a numeric id': 1,
      'product without sku': 1,
      'not a document of a known kind': 1,
      'line is not JSON': 1,
      'product whose id an earlier document has': 1,
      'not JSON': 1,
    })
    expect(report.lines().join('\n')).toContain('1 × product without a numeric id (dump-1: WT06)')
  })

  it('keeps the earlier of two products with one article number', () => {
    const { report, doc } = imported([shirt], [{ ...shirt, id: 8, name: 'Another' }])
    expect(doc('product', 7)).toMatchObject({ name: 'Chloe Tank' })
    expect(report.skips).toEqual({ 'product whose article number an earlier one has': 1 })
  })

  it('derives gross prices from net ones, also the original prices', () => {
    const { doc } = imported([{ ...shirt, special_price: 30, special_to_date: '2026-12-24 00:00:00' }])
    expect(doc('product', 7)).toMatchObject({
      price_incl_tax: 37.5,
      original_price: 40,
      original_price_tax: 10,
      original_price_incl_tax: 50,
      special_price: 30,
      special_price_incl_tax: 37.5,
    })
  })

  it('leaves complete prices and gross prices unchanged', () => {
    const complete = { price: 40, price_incl_tax: 50, original_price: 40, original_price_incl_tax: 50 }
    expect(imported([{ ...shirt, ...complete }]).report.repairs).not.toHaveProperty('price without VAT: gross at 25 %')
    expect(imported([{ ...shirt, price_incl_tax: 49.9 }]).doc('product', 7)).toMatchObject({
      price_incl_tax: 49.9,
      price: 39.92,
    })
  })

  it('creates unique addresses for old dumps without them', () => {
    const { doc } = imported([shirt, { ...shirt, id: 8, sku: 'WT07' }])
    expect([doc('product', 7)?.url_path, doc('product', 8)?.url_path]).toEqual(['chloe-tank-7', 'chloe-tank-8'])
    expect(doc('product', 8)?.slug).toBe('chloe-tank-8')
  })

  it('takes the stock item out of its list, and category ids out of `category`', () => {
    const { doc } = imported([
      { ...shirt, stock: [{ is_in_stock: true, qty: 3 }], category: [{ category_id: 26, name: 'Tanks' }] },
    ])
    expect(doc('product', 7)).toMatchObject({ stock: { is_in_stock: true, qty: 3 }, category_ids: ['26'] })
  })

  it('completes variants: id, attributes as fields, gross price', () => {
    const variant = {
      sku: 'WT06-Blue',
      name: 'Chloe Tank Blue',
      price: 40,
      custom_attributes: [{ attribute_code: 'color', value: '50' }],
    }
    const article = { id: 70, sku: 'WT06-Blue', name: 'Chloe Tank Blue', type_id: 'simple', price: 40 }
    const { doc } = imported([{ ...shirt, configurable_children: [variant] }, article])
    expect(doc('product', 7)?.configurable_children).toMatchObject([{ id: 70, color: '50', price_incl_tax: 50 }])
  })

  it('skips a variant without an id', () => {
    const { doc, report } = imported([{ ...shirt, configurable_children: [{ sku: 'WT06-Red', price: 40 }] }])
    expect(doc('product', 7)?.configurable_children).toEqual([])
    expect(report.skips).toEqual({ 'variant without article number or id': 1 })
  })

  it('labels options from the attributes, and lists their values for filters', () => {
    const { doc } = imported([
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

  it('derives the path of a category from its parents', () => {
    const { doc } = imported([
      { id: 2, name: 'All', parent_id: 1, level: 1 },
      { id: 20, name: 'Women', parent_id: 2, level: 2 },
      { id: 21, name: 'Tops', parent_id: 20, level: 3 },
    ])
    expect(doc('category', 21)).toMatchObject({ path: '1/2/20/21', url_path: 'women-20/tops-21', slug: 'tops-21' })
  })

  it('counts the products of a category and its subtree if the dump counts none', () => {
    const categories = [
      { id: 20, name: 'Women', parent_id: 2, level: 2, product_count: 0 },
      { id: 21, name: 'Tops', parent_id: 20, level: 3, product_count: 224 },
      { id: 22, name: 'Sale', parent_id: 2, level: 2, product_count: 0 },
    ]
    const shown = { ...shirt, category_ids: ['21', '20'], status: 1, visibility: 4 }
    const { doc, report } = imported(
      [shown, { ...shown, id: 8, sku: 'WT07' }, { ...shown, id: 9, sku: 'WT08', visibility: 1, category_ids: ['22'] }],
      categories,
    )
    expect([20, 21, 22].map((id) => doc('category', id)?.product_count)).toEqual([2, 224, 0])
    expect(report.repairs).toMatchObject({ 'product_count 0 or missing, with products in it or below: recounted': 1 })
  })

  it('builds the whole subtree of a category, and stops at a circle of parents', () => {
    const { doc } = imported([
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

  it('hides only the categories from the menu that the dump hides', () => {
    const { doc } = imported([
      { id: 20, name: 'Women', parent_id: 2, level: 2 },
      { id: 21, name: 'Hidden', parent_id: 2, level: 2, include_in_menu: false },
    ])
    expect([20, 21].map((id) => doc('category', id)?.include_in_menu)).toEqual([1, false])
  })

  it('gives products the tax class of the shop, and variants that of their product, if missing', () => {
    const variants = { configurable_children: [{ id: 70, sku: 'WT06-Blue', price: 40 }] }
    const { doc, report } = imported([
      { ...shirt, ...variants },
      { ...shirt, ...variants, id: 8, sku: 'WT07', tax_class_id: '4' },
      { ...shirt, id: 9, sku: 'WT08', tax_class_id: 0 },
    ])
    expect(doc('product', 7)).toMatchObject({ tax_class_id: '2', configurable_children: [{ tax_class_id: '2' }] })
    expect(doc('product', 8)).toMatchObject({ tax_class_id: '4', configurable_children: [{ tax_class_id: '4' }] })
    expect(doc('product', 9)).toMatchObject({ tax_class_id: 0 })
    expect(report.repairs).toMatchObject({
      'tax class missing: the shop’s own, 2': 1,
      'tax class of a variant missing: its product’s': 2,
    })
  })

  it('decodes HTML entities in names and titles once, but not in HTML', () => {
    const named = {
      ...shirt,
      name: 'Luma&trade; R&D &#8211; &Aring;&#xE4; &amp;lt;',
      description: '<p>Soft &amp; warm</p>',
      url_key: '',
      configurable_children: [
        { id: 70, sku: 'B', price: 40, custom_attributes: [{ attribute_code: 'name', value: 'Luma&trade; B' }] },
      ],
    }
    const { doc, report } = imported([named, { id: 20, name: 'Bras &amp; Tanks', parent_id: 2, level: 2 }])
    expect(doc('product', 7)).toMatchObject({
      name: 'Luma™ R&D – Åä &lt;',
      description: '<p>Soft &amp; warm</p>',
      configurable_children: [{ name: 'Luma™ B' }],
    })
    expect(doc('category', 20)).toMatchObject({ name: 'Bras & Tanks', slug: 'bras-tanks-20' })
    expect(report.repairs).toMatchObject({ 'HTML entities in names and titles: decoded': 2 })
  })

  it('adds Sweden to a tax rule for other countries', () => {
    const { doc } = imported([
      { id: 2, product_tax_class_ids: [2], rates: [{ id: 7, tax_country_id: 'PL', rate: 23 }] },
    ])
    expect(doc('taxrule', 2)?.rates).toMatchObject([
      { tax_country_id: 'PL', rate: 23 },
      { id: 8, tax_country_id: 'SE', rate: 25 },
    ])
  })
})
