import { expect, it } from 'vitest'
import { isShipped } from './is-shipped'

it.each([
  ['simple', true],
  ['configurable', true],
  ['bundle', true],
  ['grouped', true],
  [undefined, true],
  ['virtual', false],
  ['downloadable', false],
])('is for a product of the type %s: %s', (type, shipped) => {
  expect(isShipped(type)).toBe(shipped)
})
