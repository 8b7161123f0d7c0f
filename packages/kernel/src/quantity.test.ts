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

  it('reads no part of a piece [R5.06]', () => {
    for (const input of ['1.5', '1,5', 1.5, '1e3'])
      expect(parseQuantity(input)).toEqual({ ok: false, rejection: { code: 'quantity-not-integer' } })
  })

  it.each<[input: number | string, rejection: object, claim: string]>([
    ['', { code: 'field-required' }, 'R5.17 required'],
    ['  ', { code: 'field-required' }, 'R5.17 required'],
    ['two', { code: 'quantity-not-integer' }, 'R5.17 positive integer'],
    ['1.5', { code: 'quantity-not-integer' }, 'R5.17 positive integer'],
    [1.5, { code: 'quantity-not-integer' }, 'R5.17 positive integer'],
    ['0', { code: 'quantity-not-above-0' }, 'R5.17 above 0'],
    [-1, { code: 'quantity-not-above-0' }, 'R5.17 above 0'],
    ['21', { code: 'quantity-above-maximum', quantity: 20 }, 'R5.19 available quantity'],
    ['99999999999999999999', { code: 'quantity-above-maximum', quantity: 20 }, 'R5.19 available quantity'],
  ])('refuses %j with %j [%s]', (input, rejection) => {
    expect(parseQuantity(input, 20)).toEqual({ ok: false, rejection })
  })

  it('refuses a quantity whose total would not be exact, also without a maximum [R5.17 below a quantity]', () => {
    expect(parseQuantity('1000000')).toEqual({
      ok: false,
      rejection: { code: 'quantity-not-below', quantity: 1_000_000 },
    })
    expect(parseQuantity('999999')).toEqual({ ok: true, value: 999_999 })
  })
})
