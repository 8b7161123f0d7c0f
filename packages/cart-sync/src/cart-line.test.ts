import { describe, expect, it } from 'vitest'
import { type CartDocument } from './cart-document'
import { cartHash } from './cart-hash'
import { draftOf, isChangedHere, linePrice, newLine } from './cart-item'
import { checksum } from './checksum'
import { editModeOf } from './edit-mode'
import { lineKey } from './line-key'
import { aDraft, aLine, withOptions } from './testing'

describe('a line', () => {
  it('knows whether it differs from what was agreed', () => {
    expect(
      [aLine('A', 2), aLine('A', 2, { prev_qty: 1 }), aLine('A', 2, { unconfirmed: true })].map(isChangedHere),
    ).toEqual([false, true, true])
  })

  it('can be added again without its state', () => {
    const line = aLine('A', 2, { merge_qty: 1, server_item_id: 'a', server_cart_id: 'c', totals: undefined })
    expect(draftOf(line)).toStrictEqual({ ...aDraft('A'), qty: 2 })
  })

  it('costs what the host says at that quantity, less its discount', () => {
    const totals = { item_id: 'a', qty: 2, row_total_incl_tax: 210, discount_amount: 20 }
    expect(linePrice(aLine('A', 2, { totals }))).toEqual({ regular: 21_000, special: 19_000 })
    expect(linePrice(aLine('A', 2, { totals: { ...totals, discount_amount: -20 } }))).toEqual({
      regular: 21_000,
      special: 19_000,
    })
    expect(linePrice(aLine('A', 2, { totals: { ...totals, discount_amount: 0 } }))).toEqual({ regular: 21_000 })
    expect(linePrice(aLine('A', 3, { totals }))).toEqual({ regular: 30_000 })
  })

  it('is reduced only below its original price', () => {
    const special = { special_price: 80, lowest_price_30_days_incl_tax: 90 }
    const price = (price_incl_tax: number | null, original_price_incl_tax: number | null) =>
      linePrice(newLine(aDraft('A', { ...special, price_incl_tax, original_price_incl_tax }), 1))
    expect(price(100, 125)).toEqual({ regular: 12_500, special: 10_000, lowest: 9_000 })
    expect(price(125, 125)).toEqual({ regular: 12_500 })
    expect(price(null, null)).toEqual({ regular: 0 })
    const { lowest_price_30_days_incl_tax: _, ...unknown } = special
    expect(linePrice(newLine(aDraft('A', { ...unknown, original_price_incl_tax: 125 }), 1))).toEqual({
      regular: 12_500,
      special: 10_000,
    })
  })

  it('opens its product page with its choices', () => {
    const plain = { extension_attributes: {} }
    expect(editModeOf({ key: 'k', id: 5, qty: 2, product_option: plain }).selectedOptions).toEqual({
      configurable: [],
      custom: [],
      bundle: [],
    })
    const { product_option } = withOptions({ 21: 'x' })
    expect(editModeOf({ key: 'k', id: 5, qty: 2, product_option })).toEqual({
      key: 'k',
      productId: 5,
      qty: 2,
      selectedOptions: { configurable: [], custom: [{ option_id: '21', option_value: 'x' }], bundle: [] },
    })
  })

  it('has a key that names its choices in order of their ids, then of their text', () => {
    const option = (option_id: number | string, option_value?: string | null) => ({ option_id, option_value })
    const bundle = (option_id: number, option_qty?: number | null, option_selections?: number[] | null) => ({
      option_id,
      option_qty,
      option_selections,
    })
    const key = (custom_options: unknown[], bundle_options: unknown[] = []) =>
      lineKey({ sku: 'A', product_option: { extension_attributes: { custom_options, bundle_options } } as never })
    expect(key([option(10, 'b'), option('x', 'c'), option(9, 'a'), option(9, 'A'), option(8, null)])).toBe(
      '["A",[["9","A"],["9","a"],["10","b"],["x","c"]],[]]',
    )
    expect(key([], [bundle(12, null, [10, 9]), bundle(11, 2, [1]), bundle(13, 1, null)])).toBe(
      '["A",[],[["11","1","2"],["12","9,10","1"]]]',
    )
    expect(lineKey({ sku: '[A' })).toBe('["[A",[],[]]')
    expect(lineKey({ sku: 'A[', product_option: { extension_attributes: null } })).toBe('A[')
  })

  it('has a checksum over all levels of its choices', () => {
    const chosen = (option_value: unknown) =>
      checksum({ extension_attributes: { custom_options: [{ option_id: 1, option_value }] } } as never)
    expect(chosen(null)).not.toBe(chosen('null'))
    expect(chosen([1])).toBe(chosen(['1']))
    expect(checksum(undefined)).toBe(checksum(null))
    expect(checksum({ extension_attributes: null })).not.toBe(checksum(null))
  })

  it('changes the hash of its cart with sku, quantity, choices and the cart at the host', () => {
    const hash = (cartItems: CartDocument['cartItems'], cartServerToken: string | null = 't') =>
      cartHash({ cartItems, cartServerToken })
    const hashes = [
      hash([]),
      hash([], null),
      hash([aLine('A')]),
      hash([aLine('B')]),
      hash([aLine('A', 2)]),
      hash([aLine('A', 1, withOptions({ 1: 'x' }))]),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hash([aLine('A', 1, { unconfirmed: true, name: 'other' })])).toBe(hash([aLine('A')]))
  })
})
