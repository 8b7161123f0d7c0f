import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentResult } from './payment-result'

describe('paymentResult', () => {
  it.each([
    ['/sv/success', 'paid'],
    ['/sv/payment?redirect_status=succeeded#top', 'paid'],
    ['/sv/success?success=false', 'failed'],
    ['/sv/payment?cancel', 'cancelled'],
  ])('reads %s as %s [R2.15]', (address, result) => {
    expect(paymentResult(address)).toBe(result)
  })

  it('has an answer for every address', () => {
    assert(
      property(string(), string(), (path, query) => {
        expect(paymentResult(`${path}?${query}`)).toMatch(/^(paid|failed|cancelled|pending|unknown)$/)
      }),
    )
  })
})
