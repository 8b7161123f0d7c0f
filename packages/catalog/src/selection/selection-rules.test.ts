import { describe, expect, it } from 'vitest'
import { aCorner, aProduct, aSelection, COLORS, pricesOf, SIZES } from '../testing'
import { customOptionLabels, customOptionViews, defaultCustomChoices, missingCustomOptions } from './custom-options'
import { restoreChoices } from './restore-choices'
import { valueSurcharge } from './value-surcharge'

const soldOut = { product_id: 1, qty: 0, is_in_stock: false, manage_stock: true }

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
