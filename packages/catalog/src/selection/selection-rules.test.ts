import { describe, expect, it } from 'vitest'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { aChild, aCorner, aProduct, aSelection, COLORS, pricesOf, SIZES } from '../testing'
import { refuseLine } from './add-rules'
import { cartItemDrafts } from './cart-item-drafts'
import { configure, valueLabel } from './configure'
import { customOptionLabels, customOptionViews, defaultCustomChoices, missingCustomOptions } from './custom-options'
import { restoreChoices } from './restore-choices'
import { selectVariant } from './select-variant'
import { valueSurcharge } from './value-surcharge'
import { variantOptions } from './variant-options'
import type { ProductSelection } from './product-selection'

const firstLine = (selection: ProductSelection) => {
  const drafts = cartItemDrafts(selection)
  return drafts.ok ? drafts.value[0] : drafts.rejection
}
const soldOut = { product_id: 1, qty: 0, is_in_stock: false, manage_stock: true }

describe('a line of a selection', () => {
  it('has the product, its prices and its choices', () => {
    const mirror = aProduct({
      ...pricesOf(1495),
      custom_options: [
        {
          option_id: 21,
          title: 'LED',
          type: 'radio',
          is_require: true,
          values: [{ option_type_id: 81, title: 'Kall', price: 150, price_type: 'fixed' }],
        },
      ],
    })
    expect(firstLine(aSelection(mirror).setQty(2))).toEqual({
      id: 610,
      sku: 'MIR-60-RUND',
      parentSku: 'MIR-60-RUND',
      name: 'Rund spegel 60 cm',
      qty: 2,
      product_type: 'simple',
      tax_class_id: 2,
      image: '/mirror.webp',
      url_path: 'speglar/rund-spegel-60',
      slug: 'rund-spegel-60-610',
      stock: { product_id: 610, qty: 12, is_in_stock: true, manage_stock: true },
      errors: {},
      price: 1316,
      price_tax: 329,
      price_incl_tax: 1645,
      original_price: 1316,
      original_price_incl_tax: 1645,
      special_price: 0,
      special_price_incl_tax: 0,
      product_option: {
        extension_attributes: {
          custom_options: [{ option_id: '21', option_value: '81' }],
          configurable_item_options: [],
          bundle_options: [],
        },
      },
      options: [{ label: 'LED', value: 'Kall' }],
    })
  })

  it('keeps the reduced price beside the regular one and the lowest price of 30 days', () => {
    const reduced = aProduct({
      ...pricesOf(1000),
      original_price_incl_tax: 1250,
      special_price: 800,
      special_price_incl_tax: 1000,
      lowest_price_30_days_incl_tax: 950,
    })
    expect(firstLine(aSelection(reduced))).toMatchObject({
      price_incl_tax: 1000,
      original_price: 1000,
      original_price_incl_tax: 1250,
      special_price: 800,
      special_price_incl_tax: 1000,
      lowest_price_30_days_incl_tax: 950,
    })
  })

  it('of own measures names them, and when the piece is delivered', () => {
    const own = aSelection(aCorner(), { childSku: 'SILJAN-B-OWN' }).setLengths({ width: 874, depth: 912, height: 1985 })
    expect(firstLine(own)).toMatchObject({
      sku: 'SILJAN-B-OWN',
      parentSku: 'SILJAN',
      image: '/siljan-black.webp',
      price_incl_tax: 6932,
      delivery_days: [18, 25],
      options: [
        { label: 'Profil', value: 'Mattsvart' },
        { label: 'Storlek', value: 'Egna mått' },
        { label: 'Bredd fram', value: '874 mm' },
        { label: 'Djup sida', value: '912 mm' },
        { label: 'Höjd', value: '1985 mm' },
        { label: 'Glas', value: 'Klarglas' },
        { label: 'Gångjärn', value: 'Vänster' },
      ],
    })
  })

  it('of a standard size has no lengths', () => {
    const standard = firstLine(aSelection(aCorner(), { childSku: 'SILJAN-B-80' }))
    expect(standard).toMatchObject({ price_incl_tax: 4995, delivery_days: [5, 8] })
    expect(standard).not.toHaveProperty('made_to_measure')
  })

  it('of a grouped product is one line for each part that is wanted', () => {
    const group = aProduct({
      type_id: 'grouped',
      product_links: [
        { link_type: 'associated', product: aProduct({ id: 1, sku: 'A', ...pricesOf(100) }) },
        { link_type: 'associated', product: aProduct({ id: 2, sku: 'B', ...pricesOf(200) }) },
        { link_type: 'related', product: aProduct({ id: 3, sku: 'C' }) },
      ] as never,
    })
    const wanted = aSelection(group).setPartQty('A', 3).setPartQty('B', 0).setQty(2)
    expect(wanted.parts.map(({ sku }) => sku)).toEqual(['A', 'B'])
    const drafts = cartItemDrafts(wanted)
    expect(drafts.ok && drafts.value.map(({ sku, qty, price_incl_tax }) => [sku, qty, price_incl_tax])).toEqual([
      ['A', 6, 100],
    ])
    expect(firstLine(wanted)).toMatchObject({ options: [], product_option: { extension_attributes: {} } })
    expect(firstLine(wanted.setPartQty('A', 0))).toEqual({ code: 'qty-not-positive' })
  })

  it('is missing while a required option is', () => {
    const engraved = aProduct({
      custom_options: [{ option_id: 22, title: 'Gravyr', type: 'field', is_require: true }],
    })
    expect(firstLine(aSelection(engraved))).toEqual({ code: 'options-missing', fields: ['custom_options_22'] })
    expect(firstLine(aSelection(engraved).chooseOption('22', ' '))).toEqual({
      code: 'options-missing',
      fields: ['custom_options_22'],
    })
    expect(firstLine(aSelection(engraved).chooseOption('22', 'Åsa'))).toMatchObject({
      options: [{ label: 'Gravyr', value: 'Åsa' }],
    })
  })
})

describe('a line may go into the cart', () => {
  const line = { ...firstLine(aSelection(aProduct())) } as Parameters<typeof refuseLine>[0]
  const config = DEFAULT_CATALOG_CONFIG

  it.each([
    [{}, {}, undefined],
    [{ price_incl_tax: null }, {}, 'price-unknown'],
    [{ price_incl_tax: undefined }, {}, 'price-unknown'],
    [{ price_incl_tax: -1 }, { zeroPriceProducts: true }, 'price-unknown'],
    [{ price_incl_tax: 0 }, { zeroPriceProducts: false }, 'price-unknown'],
    [{ price_incl_tax: 0 }, { zeroPriceProducts: true }, undefined],
    [{ price_incl_tax: 1 }, { zeroPriceProducts: false }, undefined],
    [{ errors: undefined }, {}, undefined],
    [{ errors: { variants: 'No available product variants' } }, {}, 'no-variants'],
    [{ qty: 0 }, {}, 'qty-not-positive'],
    [{ qty: 1.5 }, {}, 'qty-not-positive'],
    [{ stock: soldOut }, { outOfStockInCart: false }, 'out-of-stock'],
    [{ stock: soldOut }, { outOfStockInCart: true }, undefined],
    [{}, { outOfStockInCart: false }, undefined],
  ])('or not, for a reason: %j %j', (more, rules, code) => {
    expect(refuseLine({ ...line, ...more } as typeof line, { ...config, ...rules })?.code).toBe(code)
  })
})

describe('a variant', () => {
  const option = aCorner().configurable_options![0]!
  const own = {
    name: 'SILJAN B 80',
    visibility: 1,
    type_id: 'simple',
    url_path: 'x',
    url_key: 'x',
    slug: 'x',
    parentSku: 'x',
    parentId: 9,
    custom_attributes: [],
    small_image: 'no_selection',
    thumbnail: '',
  }
  const parent = { ...aSelection(aCorner()).source.product, small_image: '/small.webp', thumbnail: '/thumb.webp' }
  const child = aChild({ id: 1, sku: 'B', color: COLORS.black, ...own })

  it('takes neither name nor address of the product, and no picture that it does not have', () => {
    const { name, type_id, url_path, url_key, slug, visibility } = parent
    const expected = { sku: 'B', name, type_id, url_path, slug, visibility, parentSku: 'SILJAN', parentId: 501 }
    const configured = configure(parent, child)
    expect(configured).toMatchObject({ ...expected, small_image: '/small.webp', thumbnail: '/thumb.webp' })
    expect([configured.url_key, configured.custom_attributes]).toEqual([url_key, parent.custom_attributes])
  })

  it('of a variant keeps the first parent', () => {
    const again = configure(configure(parent, child), aChild({ id: 2, sku: 'C', color: COLORS.chrome }))
    expect([again.sku, again.parentSku, again.parentId]).toEqual(['C', 'SILJAN', 501])
  })

  it('has no value of an option that it lacks, and labels of the value or of nothing', () => {
    const { size: _, ...uncut } = aChild({ id: 3, sku: 'D', color: '77' })
    const { configuration, options } = configure(parent, uncut)
    expect([configuration, options]).toEqual([{ color: { attribute_code: 'color', id: '77', label: '' } }, []])
    const chrome = configure(parent, aChild({ id: 2, sku: 'C', color: COLORS.chrome }))
    expect(chrome.configuration?.['color']).toStrictEqual({ attribute_code: 'color', id: COLORS.chrome, label: '' })
    const named = { ...option, values: [{ value_index: 5512, default_label: 'Chrome' }] }
    expect(valueLabel(named, COLORS.chrome)).toBe('Chrome')
  })

  it('is found by its attributes, whatever else is asked for', () => {
    const found = (query: Parameters<typeof selectVariant>[1], more = {}) =>
      selectVariant(aCorner(), query, { listOutOfStock: true, match: 'every', fallback: false, ...more })?.sku
    expect([
      found({ sku: 'GONE', color: COLORS.black, size: SIZES.large }),
      found({ color: '', size: SIZES.large }),
      found({ color: [COLORS.black, '1'], size: SIZES.large }),
      found({ color: COLORS.chrome, size: SIZES.small }),
      found({}),
    ]).toEqual(['SILJAN-B-90', 'SILJAN-C-90', 'SILJAN-B-90', undefined, undefined])
  })

  it('is the first one where no variant has the picks', () => {
    const { source } = aSelection(aCorner())
    expect(source.configured({ color: COLORS.chrome, size: 'none' }).sku).toBe('SILJAN-B-80')
  })
})

describe('a selection', () => {
  it('of own lengths that are a standard size is that size in the chosen finish', () => {
    const chrome = aSelection(aCorner(), { childSku: 'SILJAN-C-OWN' })
    const standard = chrome.setLengths({ width: 900, depth: 900, height: 2000 })
    expect([standard.variant?.sku, standard.price?.regular]).toEqual(['SILJAN-C-90', 529_500])
  })

  it('of own lengths that are a standard size is that size also where sold-out variants are hidden', () => {
    const chrome = aSelection(aCorner(), { childSku: 'SILJAN-C-OWN', listOutOfStock: false })
    const standard = chrome.setLengths({ width: 900, depth: 900, height: 2000 })
    expect([standard.variant?.sku, standard.stockState]).toEqual(['SILJAN-C-90', 'out_of_stock'])
  })

  it('restores the lengths of a piece all together or not at all', () => {
    const page = aSelection(aCorner(), { childSku: 'SILJAN-B-OWN' })
    const custom = [
      { option_id: '901', option_value: '874' },
      { option_id: '904', option_value: '9042' },
    ]
    const restored = restoreChoices(page, { qty: 2, custom, bundle: [] })
    expect([restored.choices.qty, restored.choices.custom['901'], restored.choices.custom['904']]).toEqual([
      2,
      undefined,
      '9042',
    ])
  })

  it('counts percent of an option from the price of the product', () => {
    const values = [{ option_type_id: 81, title: 'Varm', price: 10, price_type: 'percent' as const }]
    const led = { option_id: 21, title: 'LED', type: 'radio', is_require: false, values }
    const selection = aSelection(aProduct({ ...pricesOf(1495), custom_options: [led] }))
    expect(selection.customOptions[0]?.values[0]?.surcharge).toBe(14_950)
    expect(selection.chooseOption('21', '81').price?.regular).toBe(164_450)
  })

  it('knows what another size costs more, also of a piece that is cut', () => {
    const cut = aSelection(aCorner(), { childSku: 'SILJAN-B-OWN' }).setLengths({ width: 874, depth: 912, height: 1985 })
    expect([valueSurcharge(cut, 'size', SIZES.large), valueSurcharge(cut, 'size', SIZES.small)]).toEqual([50_000, 0])
  })

  it('says whether it is in stock, and whether few are left', () => {
    const withStock = (stock: object) => aSelection(aProduct({ stock: stock as never }), { lowStockQty: 3 })
    const states = [soldOut, { ...soldOut, is_in_stock: true, qty: 3 }, { ...soldOut, is_in_stock: true, qty: 4 }].map(
      withStock,
    )
    expect(states.map(({ stockState, isLowStock }) => [stockState, isLowStock])).toEqual([
      ['out_of_stock', false],
      ['ok', true],
      ['ok', false],
    ])
  })

  it('has whole quantities only', () => {
    const selection = aSelection(aProduct()).setQty(2.9).setPartQty('A', 1.9)
    expect([selection.choices.qty, selection.choices.partQty]).toEqual([2, { A: 1 }])
  })

  it('refuses a pick that no variant has, and forgets the refusal with the next pick', () => {
    const small = aSelection(aCorner(), { childSku: 'SILJAN-B-80' })
    const refused = small.choose('color', COLORS.chrome)
    expect([refused.warning, refused.variant?.sku]).toEqual(['no-such-configuration', 'SILJAN-B-80'])
    const large = refused.choose('size', SIZES.large)
    expect([large.warning, large.variant?.sku]).toEqual([undefined, 'SILJAN-B-90'])
  })

  it('returns from own measures to the nearest standard size, and stays where it is otherwise', () => {
    const small = aSelection(aCorner(), { childSku: 'SILJAN-B-80' })
    expect(small.setSizeMode('standard')).toBe(small)
    const own = small.setSizeMode('own')
    expect([own.variant?.sku, own.isCut]).toEqual(['SILJAN-B-80', false])
    const cut = own.setLengths({ width: 890, depth: 895, height: 2000 })
    expect([cut.variant?.sku, cut.isCut]).toEqual(['SILJAN-B-OWN', true])
    expect(cut.setSizeMode('standard').variant?.sku).toBe('SILJAN-B-90')
    const mirror = aSelection(aProduct())
    expect(mirror.setSizeMode('own')).toBe(mirror)
  })

  it('writes a typed length as millimetres when the shopper leaves the field', () => {
    const own = aSelection(aCorner(), { childSku: 'SILJAN-B-OWN' }).typeLength('width', '89,3 cm')
    expect(own.choices.custom['901']).toBe('89,3 cm')
    expect(own.commitLength('width').choices.custom['901']).toBe('893')
    expect(own.commitLength('nonsense')).toBe(own)
  })
})

describe('the values of a variant option', () => {
  const values = (selection: ProductSelection) =>
    variantOptions(selection.source.product, selection.choices.picks, []).map(({ code, label, values: of }) => [
      code,
      label,
      of.map(({ id, label: name, selected, available, stockState }) => [id, name, selected, available, stockState]),
    ])

  it('are not available beside picks that no variant has them with', () => {
    const [colors] = variantOptions(aCorner(), { color: COLORS.black, size: SIZES.small }, [])
    expect(colors?.values.map(({ id, available }) => [id, available])).toEqual([
      [COLORS.black, true],
      [COLORS.chrome, false],
    ])
  })

  it('are those that enabled variants have, each with its state beside the other picks', () => {
    const off = aChild({ id: 9, sku: 'OFF', color: '5519', size: SIZES.small, status: 2 })
    const corner = aCorner()
    const options = corner.configurable_options!.map((option) =>
      option.attribute_code === 'color'
        ? { ...option, values: [...option.values, { value_index: 5519, label: 'Vit' }] }
        : option,
    )
    const more = { configurable_options: options, configurable_children: [...corner.configurable_children!, off] }
    expect(values(aSelection({ ...corner, ...more }, { childSku: 'SILJAN-B-90' }))).toEqual([
      [
        'color',
        'Profil',
        [
          [COLORS.black, 'Mattsvart', true, true, 'ok'],
          [COLORS.chrome, '', false, true, 'out_of_stock'],
        ],
      ],
      [
        'size',
        'Storlek',
        [
          [SIZES.small, '80x80', false, true, 'ok'],
          [SIZES.large, '90x90', true, true, 'ok'],
          [SIZES.own, 'Egna mått', false, true, 'ok'],
        ],
      ],
    ])
  })
})

describe('custom options', () => {
  const option = (option_id: number, type: string, is_require: boolean) => ({
    option_id,
    title: type,
    type,
    is_require,
    sort_order: 100 - option_id,
    values: [
      { option_type_id: option_id * 10, title: 'A', price: 0, price_type: 'fixed' as const },
      { option_type_id: option_id * 10 + 1, title: 'B', price: 0, price_type: 'fixed' as const },
    ],
  })
  const product = aProduct({
    custom_options: [
      option(1, 'radio', true),
      option(2, 'checkbox', true),
      option(3, 'multiple', true),
      option(4, 'drop_down', false),
    ],
  })

  it('begin with the first value where exactly one is required', () => {
    expect(defaultCustomChoices(product)).toEqual({ 1: '10' })
    expect(defaultCustomChoices(aProduct())).toEqual({})
  })

  it('are missing while a required one has no value; lengths have their own form', () => {
    expect(missingCustomOptions(product, { 1: '10' }, new Set(['3']))).toEqual(['custom_options_2'])
    expect(missingCustomOptions(aProduct(), {}, new Set())).toEqual([])
  })

  it('are named in the cart with all chosen values', () => {
    expect(customOptionLabels(product, { 2: '20,21', 4: '41' }, new Set())).toEqual([
      { label: 'drop_down', value: 'B' },
      { label: 'checkbox', value: 'A, B' },
    ])
  })

  it('without an order come first', () => {
    const { sort_order: _, ...unordered } = option(5, 'radio', false)
    const views = customOptionViews(
      { custom_options: [...product.custom_options!, unordered] },
      {},
      new Set(),
      0 as never,
    )
    expect(views.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1'])
  })
})
