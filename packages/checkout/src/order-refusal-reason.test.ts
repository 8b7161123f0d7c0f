import { describe, expect, it } from 'vitest'
import { orderRefusalReason } from './order-refusal-reason'

describe('the reason of a refused order', () => {
  it('is that products are unavailable where the answer says so', () => {
    expect(orderRefusalReason({ reason: 'products-unavailable' })).toBe('products-unavailable')
  })

  it('is the address where a field of it was refused', () => {
    const fields = [{ field: 'addressInformation.billingAddress.postcode', message: 'is required' }]
    expect(orderRefusalReason({ fields })).toBe('address-invalid')
  })

  it('is unknown for every other answer', () => {
    expect(orderRefusalReason({})).toBeUndefined()
    expect(
      orderRefusalReason({ reason: 'order-id-taken', fields: [{ field: 'order_id', message: '' }] }),
    ).toBeUndefined()
  })
})
