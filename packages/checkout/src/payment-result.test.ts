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

describe('the address that a payment service sends the shopper to', () => {
  const WORDS = {
    failed: 'fail failed failure error declined denied refused rejected expired false 0',
    cancelled: 'cancel canceled cancelled abort aborted',
    pending: 'pending processing received waiting',
    paid:
      'paid success successful succeeded ok complete completed ' +
      'authorised authorized captured approved accepted true 1',
    unknown: 'unfailed failing notpaid paidback cancels xcancel pendingx xpending 10 oks',
  }
  const rows = Object.entries(WORDS).flatMap(([result, words]) => words.split(' ').map((word) => [word, result]))

  it.each(rows)('with the word %s means %s', (word, result) => {
    expect(paymentResult({ path: '/sv/payment', query: { status: [`${word.toUpperCase()} `] } })).toBe(result)
  })

  it.each([
    'status',
    'result',
    'resultCode',
    'state',
    'payment',
    'payment_status',
    'paymentStatus',
    'redirect_status',
    'success',
  ])('is read from the parameter %s', (name) => {
    expect(paymentResult({ path: '/sv/payment', query: { [name]: ['paid'] } })).toBe('paid')
  })

  it('means success by its path only at the end, and without a word', () => {
    const of = (path: string, query = {}) => paymentResult({ path, query })
    expect([of('/sv/success/'), of('/sv/success/x'), of('/sv/unsuccess'), of('/sv/success', { state: ['x'] })]).toEqual(
      ['paid', 'unknown', 'unknown', 'unknown'],
    )
  })
})
