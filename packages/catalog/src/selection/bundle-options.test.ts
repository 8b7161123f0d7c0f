import { describe, expect, it } from 'vitest'
import { aProduct, aSelection, pricesOf } from '../testing'
import {
  brokenBundleOptions,
  bundleChoices,
  bundleLabels,
  bundleOptionViews,
  defaultBundleSelection,
} from './bundle-options'

const link = (id: number, more = {}) => ({ id, sku: `SKU-${id}`, ...more })
const set = aProduct({
  type_id: 'bundle',
  bundle_options: [
    {
      option_id: 12,
      title: 'Handtag',
      required: false,
      type: 'multi',
      position: 2,
      product_links: [
        link(41, { can_change_quantity: 1 }),
        link(42, { product: aProduct({ name: 'Krok', ...pricesOf(90) }) }),
      ],
    },
    {
      option_id: 11,
      title: 'Dörr',
      required: true,
      type: 'radio',
      position: 1,
      product_links: [link(31), link(32, { is_default: true, qty: '3', can_change_quantity: 1 })],
    },
    { option_id: 13, title: 'Matta', required: false, type: 'checkbox', product_links: [] },
  ],
})

describe('the parts of a set', () => {
  it('begin with the default of each option, else its first, in the quantity of that part', () => {
    expect(defaultBundleSelection(set)).toEqual({
      11: { linkIds: ['32'], qty: 3 },
      12: { linkIds: ['41'], qty: 1 },
    })
    expect(defaultBundleSelection(aProduct())).toEqual({})
  })

  it('are shown in their order; many can be taken of some options', () => {
    const views = bundleOptionViews(set, defaultBundleSelection(set))
    expect(views.map(({ id, isMany, qty }) => [id, isMany, qty])).toEqual([
      ['13', true, 0],
      ['11', false, 3],
      ['12', true, 1],
    ])
    expect(views[1]).toMatchObject({ title: 'Dörr', required: true, type: 'radio' })
  })

  it.each([
    ['the only chosen part allows it', ['41'], true],
    ['one of two chosen parts does not', ['41', '42'], false],
    ['nothing is chosen', [], false],
  ])('have a quantity that can be changed or not when %s', (_, linkIds, expected) => {
    const views = bundleOptionViews(set, { 12: { linkIds, qty: 1 } })
    expect(views.find(({ id }) => id === '12')?.canChangeQty).toBe(expected)
  })

  it('go to the host in the order of their ids', () => {
    expect(bundleChoices({ b9: { linkIds: [], qty: 1 } })[0]?.option_id).toBe('b9')
    expect(
      bundleChoices({ x: { linkIds: ['1'], qty: 1 }, 101: { linkIds: ['3'], qty: 2 }, 9: { linkIds: ['2'], qty: 1 } })
        .slice(0, 2)
        .map(({ option_id, option_qty, option_selections }) => [option_id, option_qty, option_selections]),
    ).toEqual([
      ['9', 1, ['2']],
      ['101', 2, ['3']],
    ])
  })

  it.each([
    ['nothing was chosen', {}, ['bundle_options_11']],
    ['the quantity is zero', { 11: { linkIds: ['31'], qty: 0 } }, ['bundle_options_11']],
    ['the part is not among them', { 11: { linkIds: ['41'], qty: 1 } }, ['bundle_options_11']],
    ['a part is chosen', { 11: { linkIds: ['31'], qty: 1 } }, []],
  ])('name the required options that are broken when %s', (_, selection, broken) => {
    expect(brokenBundleOptions(set, selection)).toEqual(broken)
    expect(brokenBundleOptions(aProduct(), selection)).toEqual([])
  })

  it('are named in the cart, with how many of each', () => {
    const selection = { 11: { linkIds: ['32'], qty: 3 }, 12: { linkIds: ['41', '42'], qty: 1 } }
    expect(bundleLabels(set, selection)).toEqual([
      { label: 'Dörr', value: '3 × SKU-32' },
      { label: 'Handtag', value: 'SKU-41, Krok' },
    ])
  })

  it('keep their quantity from the part that is chosen, or take the given one', () => {
    const selection = aSelection(set)
    expect(selection.chooseBundle('12', ['42']).choices.bundle['12']).toEqual({ linkIds: ['42'], qty: 1 })
    expect(selection.chooseBundle('11', ['32']).choices.bundle['11']).toEqual({ linkIds: ['32'], qty: 3 })
    expect(selection.chooseBundle('11', ['32'], 5).choices.bundle['11']).toEqual({ linkIds: ['32'], qty: 5 })
    expect(selection.chooseBundle('99', ['32'])).toBe(selection)
  })
})
