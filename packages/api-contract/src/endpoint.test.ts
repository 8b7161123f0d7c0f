import { describe, expect, it } from 'vitest'
import { catalogueEndpoints } from './catalogue/endpoints'
import { endpointPath } from './endpoint'

describe('endpointPath', () => {
  it('fills in and encodes parameters', () => {
    expect(endpointPath(catalogueEndpoints.stockCheckOf, { sku: 'A/B å' })).toBe('/api/stock/check/A%2FB%20%C3%A5')
    expect(
      endpointPath(catalogueEndpoints.image, { width: 310, height: 300, action: 'resize', path: 'a/b c.webp' }),
    ).toBe('/img/310/300/resize/a/b%20c.webp')
  })

  it('says which parameter is missing', () => {
    expect(() => endpointPath(catalogueEndpoints.stockCheckOf)).toThrow('needs sku')
  })
})
