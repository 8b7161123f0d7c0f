import { COUNTRIES } from '@vitrin/addresses'
import { describe, expect, it } from 'vitest'
import { type CheckoutDetails } from './checkout-details'
import { furthestStep, hashOfStep, issuesOfOrder, stepOfHash, stepsOf } from './steps'
import { personalIssues } from './validation'
import { noDetails, typedDetails } from './testing/typed-details'

describe('what is typed about a person', () => {
  const issues = (change: Partial<CheckoutDetails['personalDetails']>) =>
    personalIssues({ ...typedDetails.personalDetails, ...change })

  it('has an e-mail address of at most 254 characters, blanks around it not counted', () => {
    const email = (length: number) => `${'a'.repeat(length - '@example.se'.length)}@example.se`
    expect(issues({ emailAddress: ` ${email(254)} ` })).toEqual([])
    expect(issues({ emailAddress: email(255) })).toEqual([{ field: 'emailAddress', code: 'text-too-long', limit: 254 }])
    expect(issues({ emailAddress: '  ' })).toEqual([{ field: 'emailAddress', code: 'required' }])
  })

  it('has a password of eight characters, blanks around it not counted', () => {
    const password = (text: string) =>
      issues({ createAccount: true, password: text, rPassword: text }).map(({ code }) => code)
    expect([password('12345678'), password(' 1234567 '), password('         ')]).toEqual([
      [],
      ['password-too-short'],
      ['required'],
    ])
  })
})

describe('the steps of the checkout', () => {
  const facts = { countries: COUNTRIES, isVirtual: false, isPhoneNeeded: false }
  const filled = { ...typedDetails, shippingDetails: { ...typedDetails.shippingDetails, zipCode: '111 22' } }

  it('leave out the delivery where nothing is delivered', () => {
    expect(stepsOf(false)).toEqual(['personal', 'shipping', 'payment', 'review', 'confirmation'])
    expect(stepsOf(true)).toEqual(['personal', 'payment', 'review', 'confirmation'])
  })

  it('have a part of the address each, but not the confirmation', () => {
    expect(stepsOf(false).map(hashOfStep)).toEqual(['personalDetails', 'shipping', 'payment', 'orderReview', undefined])
    expect(['', 'personalDetails', 'shipping', 'payment', 'orderReview', 'else'].map(stepOfHash)).toEqual([
      'personal',
      'personal',
      'shipping',
      'payment',
      'review',
      undefined,
    ])
  })

  it('open up to the first that is not in order', () => {
    expect(furthestStep(noDetails, facts)).toBe('personal')
    expect(furthestStep({ ...noDetails, personalDetails: filled.personalDetails }, facts)).toBe('shipping')
    expect(furthestStep({ ...filled, paymentDetails: noDetails.paymentDetails }, facts)).toBe('payment')
    expect(furthestStep(filled, facts)).toBe('review')
    expect(furthestStep({ ...noDetails, personalDetails: filled.personalDetails }, { ...facts, isVirtual: true })).toBe(
      'payment',
    )
  })

  it('place an order only with accepted terms and every step in order', () => {
    const issues = (of: CheckoutDetails, termsAccepted: boolean) =>
      issuesOfOrder(of, { ...facts, termsAccepted }).map(({ field, code }) => `${field} ${code}`)
    expect(issues(filled, true)).toEqual([])
    expect(issues(filled, false)).toEqual(['terms terms-not-accepted'])
    expect(issues(noDetails, true)).toEqual([
      'firstName required',
      'lastName required',
      'emailAddress required',
      'firstName required',
      'lastName required',
      'streetAddress required',
      'zipCode required',
      'city required',
      'paymentMethod required',
    ])
  })
})
