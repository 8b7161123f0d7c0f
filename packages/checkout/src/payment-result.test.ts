import { array, assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentResult } from './payment-result'

describe('paymentResult', () => {
  it.each([
    ['/sv/success', {}, 'paid'],
    ['/sv/success', { ref: ['17'] }, 'paid'],
    ['/sv/payment', { status: ['AUTHORISED'] }, 'paid'],
    ['/sv/payment', { success: ['true'] }, 'paid'],
    ['/sv/payment', { redirect_status: ['succeeded'] }, 'paid'],
    ['/sv/payment', { resultCode: ['Refused'] }, 'failed'],
    ['/sv/success', { success: ['false'] }, 'failed'],
    ['/sv/payment', { status: ['cancelled'] }, 'cancelled'],
    ['/sv/payment', { cancel: [''] }, 'cancelled'],
    ['/sv/payment', { status: ['pending'] }, 'pending'],
    ['/sv/payment', {}, 'unknown'],
    ['/sv/success', { status: ['something-new'] }, 'unknown'],
    ['/sv/payment', { name: ['paid'] }, 'unknown'],
  ] as const)('reads %s with %j as %s [R2.15]', (path, query, result) => {
    expect(paymentResult({ path, query })).toBe(result)
  })

  it('uses the worse of two results', () => {
    expect(paymentResult({ path: '/sv/success', query: { status: ['success'], result: ['error'] } })).toBe('failed')
  })

  it('gives a result for every address', () => {
    assert(
      property(string(), dictionary(string(), array(string())), (path, query) => {
        expect(paymentResult({ path, query })).toMatch(/^(paid|failed|cancelled|pending|unknown)$/)
      }),
    )
  })
})
