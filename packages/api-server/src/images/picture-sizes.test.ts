import { expect, it } from 'vitest'
import { listedSize, PICTURE_SIZES } from './picture-sizes'

it.each([
  ['cart thumbnails', 150, 150],
  ['product thumbnails', 310, 300],
  ['gallery', 1200, 1488],
  ['large', 3000, 3720],
])('a host without a list of its own makes the sizes of the specification [R9.01 %s]', (_name, width, height) => {
  expect(listedSize(PICTURE_SIZES, { width, height })).toEqual({ width, height })
})
