import { describe, expect, it } from 'vitest'
import { aCorner } from '../testing'
import { listedProduct } from './list-product'

describe('a product of a list', () => {
  it('has of its model between which lengths it is cut, and nothing of its rules and prices', () => {
    expect(listedProduct(aCorner()).made_to_measure).toEqual({
      family: 'enclosure-corner',
      dimensions: [
        { code: 'width', min: 700, max: 1200 },
        { code: 'depth', min: 700, max: 1200 },
        { code: 'height', min: 1900, max: 2100 },
      ],
    })
  })
})
