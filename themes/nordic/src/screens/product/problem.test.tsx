// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../testing/show'
import Problem from './problem'

describe('a product page whose product was not added', () => {
  it('says that it is out of stock [R8.04]', async () => {
    expect(await textsOf(<Problem refusal={{ code: 'out-of-stock' }} />)).toEqual([
      'The product is out of stock and cannot be added to the cart!',
      'Varan är slut i lager och kan inte läggas i korgen.',
    ])
  })

  it('says that its price is unknown [R8.04]', async () => {
    expect(await textsOf(<Problem refusal={{ code: 'price-unknown' }} />)).toEqual([
      'Product price is unknown, product cannot be added to the cart!',
      'Priset är inte klart. Varan kan inte läggas i korgen ännu.',
    ])
  })

  it('says that it has no variant left [R8.05]', async () => {
    expect(await textsOf(<Problem refusal={{ code: 'no-variants' }} />)).toEqual([
      'No available product variants',
      'Inget utförande finns att köpa just nu.',
    ])
  })

  it('says that adding failed [R8.15 adding products]', async () => {
    expect(await textsOf(<Problem refusal={{ code: 'has-errors', sku: 'A', errors: ['Tilt'] }} />)).toEqual([
      'Error while adding products',
      'Varorna kunde inte läggas till.',
    ])
  })
})
