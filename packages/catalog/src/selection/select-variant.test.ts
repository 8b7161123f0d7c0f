import { describe, expect, it } from 'vitest'
import { selectVariant, type SelectVariantOptions, type VariantQuery } from './select-variant'
import { aChild, aCorner, COLORS, pricesOf, SIZES } from '../testing'
import type { ConfigurableChild } from '../document/variant'

const soldOut = { qty: 0, is_in_stock: false }
const firstLoad: SelectVariantOptions = { listOutOfStock: true, match: 'best', fallback: true }
const afterPick: SelectVariantOptions = { listOutOfStock: true, match: 'every', fallback: false }
const bare = (id: number, sku: string, more: Partial<ConfigurableChild> = {}) =>
  aChild({ id, sku, color: COLORS.black, size: SIZES.small, ...more })

function chosen(
  children: readonly ConfigurableChild[],
  query: VariantQuery,
  options: SelectVariantOptions,
): string | undefined {
  return selectVariant(aCorner({ configurable_children: children }), query, options)?.sku
}

describe('selectVariant', () => {
  const soldOutFirst = [bare(1, 'GONE', { stock: soldOut }), bare(2, 'HERE', { size: SIZES.large })]

  it.each<
    [
      situation: string,
      children: readonly ConfigurableChild[],
      query: VariantQuery,
      options: SelectVariantOptions,
      sku: string | undefined,
    ]
  >([
    [
      'takes a child out of stock while out-of-stock products are listed',
      soldOutFirst,
      { size: SIZES.small },
      firstLoad,
      'GONE',
    ],
    [
      'passes over it when they are not',
      soldOutFirst,
      { size: SIZES.small },
      { ...firstLoad, listOutOfStock: false },
      'HERE',
    ],
    [
      'passes over it even when its sku is asked for',
      soldOutFirst,
      { sku: 'GONE' },
      { ...firstLoad, listOutOfStock: false },
      'HERE',
    ],
    [
      'takes a child whose stock nobody knows',
      [{ id: 1, sku: 'UNKNOWN', size: SIZES.small }],
      { size: SIZES.small },
      { ...afterPick, listOutOfStock: false },
      'UNKNOWN',
    ],
    [
      'passes over a disabled child, also by sku',
      [bare(1, 'OFF', { status: 2 }), bare(2, 'ON')],
      { sku: 'OFF' },
      firstLoad,
      'ON',
    ],
    [
      'takes the second of two when the first is out of stock, at equal match and higher price',
      [bare(1, 'GONE', { stock: soldOut }), bare(2, 'HERE', pricesOf(9000))],
      { size: SIZES.small },
      { ...firstLoad, listOutOfStock: false },
      'HERE',
    ],
    [
      'finds nothing when every child is out of stock and none is listed',
      [bare(1, 'GONE', { stock: soldOut })],
      {},
      { ...firstLoad, listOutOfStock: false },
      undefined,
    ],
    [
      'passes over a disabled child after a pick, too',
      [bare(1, 'OFF', { status: 2 })],
      { size: SIZES.small },
      afterPick,
      undefined,
    ],
    ['takes children of status 0 and 1', [bare(1, 'ZERO', { status: 0 })], { size: SIZES.small }, afterPick, 'ZERO'],
    ['finds nothing when every child is disabled', [bare(1, 'OFF', { status: 3 })], {}, firstLoad, undefined],
  ])('%s [R4.08]', (_, children, query, options, sku) => {
    expect(chosen(children, query, options)).toBe(sku)
  })

  const two = [
    bare(1, 'BLACK-SMALL'),
    bare(2, 'BLACK-LARGE', { size: SIZES.large }),
    bare(3, 'CHROME-LARGE', { color: COLORS.chrome, size: SIZES.large }),
  ]

  it.each<[situation: string, children: readonly ConfigurableChild[], query: VariantQuery, sku: string | undefined]>([
    [
      'lets the exact sku win over better matching attributes',
      two,
      { sku: 'BLACK-SMALL', color: COLORS.chrome, size: SIZES.large },
      'BLACK-SMALL',
    ],
    ['takes the child that matches most attributes', two, { color: COLORS.chrome, size: SIZES.large }, 'CHROME-LARGE'],
    [
      'takes a partial match where nothing matches wholly',
      two,
      { color: COLORS.chrome, size: SIZES.own },
      'CHROME-LARGE',
    ],
    [
      'does not count the price as an attribute',
      [bare(1, 'CHEAP', { size: SIZES.large, ...pricesOf(5000) }), bare(2, 'WANTED', pricesOf(6000))],
      { size: SIZES.small, price: '4000' },
      'WANTED',
    ],
    [
      'gives a tie to the cheaper one',
      [bare(1, 'DEAR', pricesOf(6000)), bare(2, 'CHEAP', pricesOf(4000))],
      { color: COLORS.black },
      'CHEAP',
    ],
    [
      'gives a tie by the price with tax, not by the price without it',
      [
        bare(1, 'LESS-TAX', { ...pricesOf(5000), price: 4464, price_incl_tax: 5000 }),
        bare(2, 'MORE-TAX', { ...pricesOf(5100), price: 4080, price_incl_tax: 5100 }),
      ],
      { color: COLORS.black },
      'LESS-TAX',
    ],
    ['keeps the first of two equal ones', [bare(1, 'FIRST'), bare(2, 'SECOND')], { color: COLORS.black }, 'FIRST'],
    [
      'lets a variant without any price lose a tie',
      [{ id: 1, sku: 'NO-PRICE', color: COLORS.black }, bare(2, 'PRICED')],
      { color: COLORS.black },
      'PRICED',
    ],
    [
      'compares ids as strings, and reads objects and lists',
      [bare(1, 'A', { color: 1 }), bare(2, 'B', { color: 5511 })],
      { color: [{ id: '5511' }] },
      'B',
    ],
    [
      'lets more matches win over a lower price',
      [bare(1, 'CHEAP', { size: SIZES.large, ...pricesOf(1000) }), bare(2, 'BOTH', pricesOf(9000))],
      { color: COLORS.black, size: SIZES.small },
      'BOTH',
    ],
    [
      'lets more matches win over a lower price in a later variant',
      [bare(1, 'BOTH', pricesOf(9000)), bare(2, 'CHEAP', { size: SIZES.large, ...pricesOf(1000) })],
      { color: COLORS.black, size: SIZES.small },
      'BOTH',
    ],
    ['goes by the attributes when no child has the sku', two, { sku: 'NO-SUCH', color: COLORS.chrome }, 'CHROME-LARGE'],
    [
      'gives a tie by the price before it was reduced where only that is known',
      [bare(1, 'DEAR', pricesOf(6000)), { id: 2, sku: 'ORIGINAL', color: COLORS.black, original_price_incl_tax: 5000 }],
      { color: COLORS.black },
      'ORIGINAL',
    ],
    [
      'never lets an attribute that the child lacks match',
      [bare(1, 'A', { color: null, ...pricesOf(1) }), bare(2, 'B', { color: 'null' })],
      { color: 'null' },
      'B',
    ],
  ])('%s [R4.09]', (_, children, query, sku) => {
    expect(chosen(children, query, firstLoad)).toBe(sku)
  })

  it('takes the first available child when none matches and fallback is on, and none when it is off [R4.10]', () => {
    expect(chosen([bare(1, 'OFF', { status: 2 }), ...two], { color: 'no-such' }, firstLoad)).toBe('BLACK-SMALL')
    expect(chosen(two, {}, firstLoad)).toBe('BLACK-SMALL')
    expect(chosen(two, { color: 'no-such' }, { ...firstLoad, fallback: false })).toBeUndefined()
  })

  it('compares prices that a compact answer dropped only once they are restored from the parent [R4.09]', () => {
    const dropped = { id: 1, sku: 'LIKE-PARENT', color: COLORS.black, size: SIZES.small }
    const dearer = bare(2, 'DEARER', { size: SIZES.large, ...pricesOf(5495) })
    expect(chosen([dropped, dearer], { color: COLORS.black }, firstLoad)).toBe('DEARER')
    expect(chosen([{ ...dropped, ...pricesOf(4995) }, dearer], { color: COLORS.black }, firstLoad)).toBe('LIKE-PARENT')
  })

  it('after a shopper’s pick takes only a child that has everything picked [R4.11]', () => {
    expect(chosen(two, { color: COLORS.black, size: SIZES.large }, afterPick)).toBe('BLACK-LARGE')
    expect(chosen(two, { color: COLORS.chrome, size: SIZES.small }, afterPick)).toBeUndefined()
    expect(chosen(two, { color: COLORS.chrome }, afterPick)).toBe('CHROME-LARGE')
    expect(
      chosen([bare(1, 'GONE', { stock: soldOut })], { size: SIZES.small }, { ...afterPick, listOutOfStock: false }),
    ).toBeUndefined()
    expect(chosen([], { size: SIZES.small }, afterPick)).toBeUndefined()
  })
})
