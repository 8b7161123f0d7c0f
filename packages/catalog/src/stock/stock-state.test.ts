import { expect, it } from 'vitest'
import { isLowStock, stockState } from './stock-state'

it.each([
  ['in stock', { stock: { is_in_stock: true } }, 'ok'],
  ['out of stock', { stock: { is_in_stock: false } }, 'out_of_stock'],
  ['not known', {}, 'ok'],
] as const)('the state of stock that is %s [R4.04]', (_, document, state) => {
  expect(stockState(document)).toBe(state)
})

it.each([
  ['more than the limit', { qty: 4, is_in_stock: true, manage_stock: true }, false],
  ['the limit', { qty: 3, is_in_stock: true, manage_stock: true }, true],
  ['nothing, but more is on its way', { qty: 0, is_in_stock: true, manage_stock: true }, false],
  ['nothing', { qty: 0, is_in_stock: false, manage_stock: true }, false],
  ['made to order, so it is not counted', { qty: 1, is_in_stock: true, manage_stock: false }, false],
  ['not known', undefined, false],
] as const)('with a limit of three, few are left where the stock is %s', (_, stock, isLow) => {
  expect(isLowStock(stock, 3)).toBe(isLow)
})
