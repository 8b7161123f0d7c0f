import { expect, it } from 'vitest'
import { stockState } from './stock-state'

it.each([
  ['in stock', { stock: { is_in_stock: true } }, 'ok'],
  ['out of stock', { stock: { is_in_stock: false } }, 'out_of_stock'],
  ['not known', {}, 'ok'],
] as const)('the state of stock that is %s [R4.04]', (_, document, state) => {
  expect(stockState(document)).toBe(state)
})
