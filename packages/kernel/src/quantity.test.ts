import { describe, expect, it } from 'vitest'
import { parseQuantity } from './quantity'

describe('parseQuantity', () => {
  it.each<[input: number | string, qty: number]>([
    ['3', 3],
    [' 12 ', 12],
    [7, 7],
    ['+2', 2],
  ])('reads %j as %i [R5.06]', (input, value) => {
    expect(parseQuantity(input)).toEqual({ ok: true, value })
  })

  it.each<[input: number | string, rejection: object]>([
    ['', { code: 'field-required' }],
    ['  ', { code: 'field-required' }],
    ['two', { code: 'quantity-not-integer' }],
    ['1.5', { code: 'quantity-not-integer' }],
    [1.5, { code: 'quantity-not-integer' }],
    ['0', { code: 'quantity-not-above-0' }],
    [-1, { code: 'quantity-not-above-0' }],
    ['21', { code: 'quantity-above-maximum', quantity: 20 }],
    ['99999999999999999999', { code: 'quantity-above-maximum', quantity: 20 }],
  ])('refuses %j with %j [R5.17]', (input, rejection) => {
    expect(parseQuantity(input, 20)).toEqual({ ok: false, rejection })
  })

  it('refuses a quantity whose total would not be exact, also without a maximum [R5.17]', () => {
    expect(parseQuantity('1000000')).toEqual({
      ok: false,
      rejection: { code: 'quantity-not-below', quantity: 1_000_000 },
    })
    expect(parseQuantity('999999')).toEqual({ ok: true, value: 999_999 })
  })
})
