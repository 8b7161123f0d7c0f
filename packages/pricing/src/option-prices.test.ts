import { describe, expect, it } from 'vitest'
import { bundlePrice } from './bundle-price'
import { customOptionsDelta } from './custom-options-delta'
import { groupedPrice } from './grouped-price'
import { ore } from './money'

describe('customOptionsDelta', () => {
  const options = [
    {
      option_id: 21,
      values: [
        { option_type_id: 81, price: 0, price_type: 'fixed' },
        { option_type_id: '82', price: 10, price_type: 'percent' },
      ],
    },
    {
      option_id: '23',
      values: [
        { option_type_id: 91, price: 450, price_type: 'fixed' },
        { option_type_id: 92, price: 99.5, price_type: 'fixed' },
      ],
    },
    {
      option_id: 24,
      values: [
        { option_type_id: 0, price: 1000, price_type: 'fixed' },
        { option_type_id: -1, price: 1000, price_type: 'fixed' },
      ],
    },
    { option_id: 22 },
  ] as const
  const delta = (option_id: string, option_value: string) =>
    customOptionsDelta(options, [{ option_id, option_value }], ore(149_500))

  it('adds fixed amounts and percentages of the product’s price [R5.10]', () => {
    expect([delta('21', '81'), delta('21', '82'), delta('23', '91')]).toEqual([0, 14_950, 45_000])
  })

  it('adds every value of a checkbox list', () => {
    expect(delta('23', '91,92')).toBe(54_950)
  })

  it('takes percentages of the unconfigured product, in whole öre', () => {
    const third = [
      {
        option_id: 1,
        values: [
          { option_type_id: 11, price: 33.3, price_type: 'percent' },
          { option_type_id: 12, price: 10, price_type: 'percent' },
        ],
      },
    ] as const
    expect(customOptionsDelta(third, [{ option_id: '1', option_value: '11,12' }], ore(101))).toBe(34 + 10)
  })

  it('counts only values with a positive option_type_id [R5.10]', () => {
    expect([delta('24', '0'), delta('24', '-1'), delta('22', 'Anna'), delta('99', '81'), delta('23', '')]).toEqual([
      0, 0, 0, 0, 0,
    ])
  })
})

describe('bundlePrice', () => {
  const link = (id: number | string, price: number | undefined, rest: object = {}) => ({
    id,
    sku: `P${id}`,
    ...(price === undefined ? {} : { product: { price_incl_tax: price } }),
    ...rest,
  })
  const options = [
    { option_id: 11, product_links: [link('31', 4995), link(32, 5495, { is_default: true, qty: '2' })] },
    { option_id: 12, product_links: [link(41, 100), link(42, 200)] },
  ]

  it('sums the default or first link of every option, times its quantity [R4.07]', () => {
    expect(bundlePrice(options)).toEqual({ price: 2 * 549_500 + 10_000, missing: [] })
  })

  it('sums the chosen links instead', () => {
    expect(bundlePrice(options, [{ option_id: '11', option_qty: 3, option_selections: ['31'] }])).toEqual({
      price: 3 * 499_500 + 10_000,
      missing: [],
    })
  })

  it('counts quantities from zero up and applies only above zero [R5.11]', () => {
    const none = [
      { option_id: '11', option_qty: 0, option_selections: ['31'] },
      { option_id: '12', option_qty: -1, option_selections: ['41'] },
    ]
    expect(bundlePrice(options, none)).toEqual({ missing: [] })
    expect(bundlePrice(options, none.slice(1))).toEqual({ price: 2 * 549_500, missing: [] })
  })

  it('rounds to whole öre where the quantity is less than a piece', () => {
    expect(bundlePrice([{ option_id: 1, product_links: [link(61, 0.33, { qty: '0.5' })] }])).toEqual({
      price: 17,
      missing: [],
    })
  })

  it('counts a product without a price as zero and names it', () => {
    expect(
      bundlePrice([
        { option_id: 1, product_links: [link(51, undefined)] },
        { option_id: 2, product_links: [] },
      ]),
    ).toEqual({ missing: ['P51'] })
  })
})

describe('groupedPrice', () => {
  it('sums the associated products times their quantity [R4.07]', () => {
    const links = [
      { link_type: 'associated', linked_product_sku: 'A', product: { price_incl_tax: 100 } },
      {
        link_type: 'associated',
        linked_product_sku: 'B',
        product: { price_incl_tax: 50.5, qty: 3 },
        extension_attributes: { qty: 1 },
      },
      {
        link_type: 'associated',
        linked_product_sku: 'C',
        product: { price_incl_tax: 10 },
        extension_attributes: { qty: 2 },
      },
      { link_type: 'related', linked_product_sku: 'D', product: { price_incl_tax: 999 } },
      {
        link_type: 'associated',
        linked_product_sku: 'F',
        linked_product_type: 'virtual',
        product: { price_incl_tax: 999 },
      },
      { link_type: 'associated', linked_product_sku: 'E' },
    ]
    expect(groupedPrice(links)).toEqual({ price: 10_000 + 15_150 + 2000, missing: ['E'] })
  })
})
