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

describe('personalIssues', () => {
  it('accepts a guest with names of two letters and an e-mail address', () => {
    expect(personalIssues(åsa)).toEqual([])
    expect(personalIssues({ ...åsa, firstName: 'Bo', lastName: 'Ek' })).toEqual([])
  })

  it('requires every field that is empty or blank [R5.17]', () => {
    expect(personalIssues({ ...personalDetails, firstName: '   ' })).toEqual([
      { field: 'firstName', code: 'required' },
      { field: 'lastName', code: 'required' },
      { field: 'emailAddress', code: 'required' },
    ])
  })

  it.each([
    [{ firstName: 'Å' }, 'firstName', 'name-too-short'],
    [{ firstName: 'A\u030A' }, 'firstName', 'name-too-short'],
    [{ emailAddress: 'asa@example' }, 'emailAddress', 'email-invalid'],
    [{ emailAddress: 'asa example.se' }, 'emailAddress', 'email-invalid'],
    [{ createAccount: true, password: 'sju bok', rPassword: 'sju bok' }, 'password', 'password-too-short'],
    [{ createAccount: true, password: 'åtta bok', rPassword: 'åtta bak' }, 'rPassword', 'passwords-differ'],
    [{ createAccount: true }, 'password', 'required'],
  ] as const)('refuses %j [R5.18]', (change, field, code) => {
    expect(personalIssues({ ...åsa, ...change })).toEqual([{ field, code }])
  })

  it('requires no password without an account', () => {
    expect(personalIssues({ ...åsa, password: 'x' })).toEqual([])
  })
})

describe('addressIssues', () => {
  it('accepts a Swedish address without a region', () => {
    expect(addressIssues(home)).toEqual([])
  })

  it.each([
    [{ zipCode: '11' }, 'zipCode', 'zip-code-too-short'],
    [{ streetAddress: '' }, 'streetAddress', 'required'],
    [{ city: ' ' }, 'city', 'required'],
    [{ country: '' }, 'country', 'required'],
  ] as const)('refuses %j [R5.18]', (change, field, code) => {
    expect(addressIssues({ ...home, ...change })).toEqual([{ field, code }])
  })
})

describe('paymentIssues', () => {
  const details = (change: Partial<typeof paymentDetails>) => ({
    personalDetails: åsa,
    shippingDetails: home,
    paymentDetails: { ...paymentDetails, paymentMethod: 'cashondelivery', ...change },
  })

  it('uses the delivery address for the invoice unless another one is chosen', () => {
    expect(paymentIssues(details({}), false)).toEqual([])
    expect(paymentIssues(details({ sendToShippingAddress: false }), false).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'streetAddress',
      'zipCode',
      'city',
    ])
  })

  it('requires an invoice address when nothing is delivered', () => {
    expect(paymentIssues(details({}), true)).not.toEqual([])
  })

  it('requires company and tax id for a company invoice [R5.18]', () => {
    expect(paymentIssues(details({ generateInvoice: true }), false)).toEqual([
      { field: 'company', code: 'required' },
      { field: 'taxId', code: 'required' },
    ])
    expect(paymentIssues(details({ generateInvoice: true, company: 'Glas AB', taxId: '55' }), false)).toEqual([
      { field: 'taxId', code: 'tax-id-too-short' },
    ])
  })
})
