import { COUNTRIES } from '@vitrin/addresses'
import { describe, expect, it } from 'vitest'
import { emptyDetails } from './checkout-details'
import { addressIssues, paymentIssues, personalIssues } from './validation'

const { personalDetails, shippingDetails, paymentDetails } = emptyDetails('SE')
const åsa = { ...personalDetails, firstName: 'Åsa', lastName: 'Öberg', emailAddress: 'asa@example.se' }
const home = {
  ...shippingDetails,
  firstName: 'Åsa',
  lastName: 'Öberg',
  streetAddress: 'Storgatan 1',
  zipCode: '111 22',
  city: 'Stockholm',
}

const facts = { countries: COUNTRIES, isVirtual: false, isPhoneNeeded: false }

describe('personalIssues', () => {
  it('accepts a guest with names of two letters and an e-mail address', () => {
    expect(personalIssues(åsa)).toEqual([])
    expect(personalIssues({ ...åsa, firstName: 'Bo', lastName: 'Ek' })).toEqual([])
    expect(personalIssues({ ...åsa, lastName: 'Ö' })).toEqual([])
  })

  it('requires every field that is empty or blank [R5.17 required]', () => {
    expect(personalIssues({ ...personalDetails, firstName: '   ' })).toEqual([
      { field: 'firstName', code: 'required' },
      { field: 'lastName', code: 'required' },
      { field: 'emailAddress', code: 'required' },
    ])
  })

  it.each([
    [{ firstName: 'Å' }, 'firstName', 'name-too-short', 'R5.18 name'],
    [{ firstName: 'A\u030A' }, 'firstName', 'name-too-short', 'R5.18 name'],
    [{ emailAddress: 'asa@example' }, 'emailAddress', 'email-invalid', 'R5.18 e-mail address'],
    [{ emailAddress: 'asa example.se' }, 'emailAddress', 'email-invalid', 'R5.18 e-mail address'],
    [
      { createAccount: true, password: 'sju bok', rPassword: 'sju bok' },
      'password',
      'password-too-short',
      'R5.18 password',
    ],
    [
      { createAccount: true, password: 'åtta bok', rPassword: 'åtta bak' },
      'rPassword',
      'passwords-differ',
      'R5.18 passwords identical',
    ],
    [{ createAccount: true }, 'password', 'required', 'R5.17 required'],
  ] as const)('refuses %j: %s %s [%s]', (change, field, code, _claim) => {
    expect(personalIssues({ ...åsa, ...change })).toEqual([{ field, code }])
  })

  it('requires no password without an account', () => {
    expect(personalIssues({ ...åsa, password: 'x' })).toEqual([])
  })
})

describe('addressIssues', () => {
  it('accepts a Swedish address without a region', () => {
    expect(addressIssues(home, facts)).toEqual([])
  })

  it.each([
    [{ zipCode: '11' }, 'zipCode', 'zip-code-too-short', 'R5.18 zip-code'],
    [{ streetAddress: '' }, 'streetAddress', 'required', 'R5.17 required'],
    [{ city: ' ' }, 'city', 'required', 'R5.17 required'],
    [{ country: '' }, 'country', 'required', 'R5.17 required'],
  ] as const)('refuses %j: %s %s [%s]', (change, field, code, _claim) => {
    expect(addressIssues({ ...home, ...change }, facts)).toEqual([{ field, code }])
  })

  it.each([
    [{ zipCode: 'abcde' }, { field: 'zipCode', code: 'zip-code-invalid', example: '111 22' }],
    [{ country: 'DE' }, { field: 'zipCode', code: 'zip-code-invalid', example: '10115' }],
    [{ city: '1234' }, { field: 'city', code: 'city-without-letters' }],
    [{ phoneNumber: 'ring mig inte' }, { field: 'phoneNumber', code: 'phone-invalid', example: '070-123 45 67' }],
    [{ lastName: 'ö'.repeat(10_000) }, { field: 'lastName', code: 'text-too-long', limit: 255 }],
  ] as const)('refuses %j by the rules of the country', (change, issue) => {
    const change2 = 'country' in change ? { ...change, zipCode: '1112' } : change
    expect(addressIssues({ ...home, ...change2 }, facts)).toEqual([issue])
  })

  it('needs a phone number where the carrier calls', () => {
    expect(addressIssues(home, { ...facts, isPhoneNeeded: true })).toEqual([
      { field: 'phoneNumber', code: 'phone-needed' },
    ])
    expect(addressIssues({ ...home, phoneNumber: '070-123 45 67' }, { ...facts, isPhoneNeeded: true })).toEqual([])
  })
})

describe('paymentIssues', () => {
  const details = (change: Partial<typeof paymentDetails>) => ({
    personalDetails: åsa,
    shippingDetails: home,
    paymentDetails: { ...paymentDetails, paymentMethod: 'cashondelivery', ...change },
  })

  it('uses the delivery address for the invoice unless another one is chosen', () => {
    expect(paymentIssues(details({}), facts)).toEqual([])
    expect(paymentIssues(details({ sendToShippingAddress: false }), facts).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'streetAddress',
      'zipCode',
      'city',
    ])
  })

  it('requires an invoice address when nothing is delivered', () => {
    expect(paymentIssues(details({}), { ...facts, isVirtual: true })).not.toEqual([])
  })

  it('requires company and tax id for a company invoice [R5.21]', () => {
    expect(paymentIssues(details({ generateInvoice: true }), facts)).toEqual([
      { field: 'company', code: 'required' },
      { field: 'taxId', code: 'required' },
    ])
  })

  it('refuses a tax id of two characters [R5.18 tax identification number]', () => {
    expect(paymentIssues(details({ generateInvoice: true, company: 'Glas AB', taxId: '55' }), facts)).toEqual([
      { field: 'taxId', code: 'tax-id-too-short' },
    ])
  })

  it('checks the organisation number by the country of the invoice', () => {
    const invoice = { generateInvoice: true, company: 'Glas AB' }
    expect(paymentIssues(details({ ...invoice, taxId: '123' }), facts)).toEqual([
      { field: 'taxId', code: 'tax-id-invalid', example: '556016-0680' },
    ])
    expect(paymentIssues(details({ ...invoice, taxId: '556016 0680' }), facts)).toEqual([])
  })

  it('needs no phone number where only an invoice goes', () => {
    const own = { ...home, sendToShippingAddress: false, phoneNumber: '' }
    expect(paymentIssues(details(own), { ...facts, isPhoneNeeded: true })).toEqual([])
  })
})
