import { assert, property, string, webQueryParameters } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentResult } from './payment-result'

describe('paymentResult', () => {
  it.each([
    ['/sv/success', 'paid'],
    ['/sv/success?ref=17', 'paid'],
    ['/sv/payment?status=AUTHORISED', 'paid'],
    ['/sv/payment?success=true', 'paid'],
    ['/sv/payment?redirect_status=succeeded#top', 'paid'],
    ['/sv/payment?resultCode=Refused', 'failed'],
    ['/sv/success?success=false', 'failed'],
    ['/sv/payment?status=cancelled', 'cancelled'],
    ['/sv/payment?cancel', 'cancelled'],
    ['/sv/payment?status=pending', 'pending'],
    ['/sv/payment', 'unknown'],
    ['/sv/success?status=something-new', 'unknown'],
    ['/sv/payment?name=paid', 'unknown'],
  ])('reads %s as %s [R2.15]', (address, result) => {
    expect(paymentResult(address)).toBe(result)
  })

  it('believes the worse of two words', () => {
    expect(paymentResult('/sv/success?status=success&result=error')).toBe('failed')
  })

  it('has an answer for every address', () => {
    assert(
      property(string(), webQueryParameters(), (path, query) => {
        expect(paymentResult(`${path}?${query}`)).toMatch(/^(paid|failed|cancelled|pending|unknown)$/)
      }),
    )
  })
})
