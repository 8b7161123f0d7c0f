import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { bundleOptionViews } from './bundle-options'
import { customOptionChoices, customOptionLabels, customOptionViews } from './custom-options'
import { aProduct, pricesOf } from '../testing'

describe('customOptionViews', () => {
  const product = aProduct({
    custom_options: [
      { option_id: 22, title: 'Gravyr', type: 'field', is_require: false, sort_order: 2, max_characters: 40 },
      {
        option_id: 21,
        title: 'LED',
        type: 'checkbox',
        is_require: true,
        sort_order: 1,
        values: [
          { option_type_id: 81, title: 'Kall', price: 150, price_type: 'fixed' },
          { option_type_id: 82, title: 'Varm', price: 10, price_type: 'percent' },
        ],
      },
    ],
  })

  it('shows options in their order, with fixed and percent surcharges [R3.04 custom option value]', () => {
    expect(customOptionViews(product, { '21': '81,82', '22': 'Åsa' }, new Set(), ore(149_500))).toEqual([
      {
        id: '21',
        title: 'LED',
        type: 'checkbox',
        required: true,
        text: '',
        values: [
          { id: '81', title: 'Kall', selected: true, surcharge: 15_000 },
          { id: '82', title: 'Varm', selected: true, surcharge: 14_950 },
        ],
      },
      { id: '22', title: 'Gravyr', type: 'field', required: false, text: 'Åsa', maxCharacters: 40, values: [] },
    ])
  })

  it('labels the choices for the cart, without options that were left empty [R5.12]', () => {
    expect(customOptionLabels(product, { '21': '82', '22': '' }, new Set())).toEqual([{ label: 'LED', value: 'Varm' }])
    expect(customOptionLabels(product, { '22': 'Åsa' }, new Set())).toEqual([{ label: 'Gravyr', value: 'Åsa' }])
  })

  it('leaves the measures to their own form', () => {
    expect(customOptionViews(product, {}, new Set(['21']), ore(0)).map(({ id }) => id)).toEqual(['22'])
  })
})

describe('customOptionChoices', () => {
  it('travel as strings in numeric order, without empty ones', () => {
    expect(customOptionChoices({ '101': 'x', '22': '', '9': '81' })).toEqual([
      { option_id: '9', option_value: '81' },
      { option_id: '101', option_value: 'x' },
    ])
  })
})

describe('bundleOptionViews', () => {
  it('shows each link’s product with its price, and how many are taken [R3.04 bundle option value]', () => {
    const product = aProduct({
      type_id: 'bundle',
      bundle_options: [
        {
          option_id: 11,
          title: 'Dörr',
          required: true,
          type: 'radio',
          product_links: [
            { id: 31, sku: 'A', qty: 2, product: aProduct({ sku: 'A', name: 'Dörr A', ...pricesOf(800) }) },
            { id: 32, sku: 'B' },
          ],
        },
      ],
    })
    expect(bundleOptionViews(product, { '11': { linkIds: ['31'], qty: 2 } })[0]).toMatchObject({
      qty: 2,
      canChangeQty: false,
      links: [
        { id: '31', name: 'Dörr A', selected: true, price: 80_000 },
        { id: '32', name: 'B', selected: false, price: undefined },
      ],
    })
  })
})
