import { accept, TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { CheckoutDetails } from './checkout-details'
import { newAccount, openWithOrder, twoLines } from './new-account'
import { typedDetails } from './testing/typed-details'

describe('an account that is opened with the order', () => {
  it('has the names, the address and the password as typed', () => {
    expect(newAccount(typedDetails, false)).toStrictEqual({
      email: 'asa@example.se',
      firstname: 'Åsa',
      lastname: 'Öberg',
      password: ' eight letters ',
      addresses: [
        {
          firstname: 'Åsa',
          lastname: 'Öberg',
          street: ['Storgatan 1', 'lgh 1201'],
          postcode: '111 22',
          city: 'Stockholm',
          country_id: 'SE',
          region: { region: 'Uppland' },
          telephone: '070-123 45 67',
          default_shipping: true,
        },
      ],
    })
  })

  it('has no empty region or phone number, and no address that it cannot keep', () => {
    const at = (change: Partial<CheckoutDetails['shippingDetails']>) =>
      newAccount({ ...typedDetails, shippingDetails: { ...typedDetails.shippingDetails, ...change } }, false).addresses
    expect(Object.keys(at({ state: ' ', phoneNumber: ' ' })[0] ?? {})).toEqual([
      'firstname',
      'lastname',
      'street',
      'postcode',
      'city',
      'country_id',
      'default_shipping',
    ])
    expect(at({ state: ' Uppland ' })[0]?.region).toEqual({ region: 'Uppland' })
    expect(at({ streetAddress: 'Byn', apartmentNumber: ' ' })).toEqual([])
    expect(newAccount(typedDetails, true).addresses).toEqual([])
  })

  it('splits a street before its number', () => {
    expect([twoLines('Stora Nygatan 1', ''), twoLines('Byn', ''), twoLines('Byn', 'B'), twoLines('S  1', '')]).toEqual([
      ['Stora Nygatan', '1'],
      ['Byn'],
      ['Byn', 'B'],
      ['S', '1'],
    ])
  })

  it('cannot be opened without an answer; other faults are not hidden', async () => {
    const account = newAccount(typedDetails, false)
    const failing = (fault: Error) =>
      openWithOrder(async () => {
        throw fault
      }, account)
    expect(await openWithOrder(async () => accept(undefined), account)).toEqual(accept(undefined))
    expect(await failing(new TransportError('network', 'gone'))).toMatchObject({
      ok: false,
      rejection: { code: 'account-unreachable' },
    })
    await expect(failing(new Error('a bug'))).rejects.toThrow('a bug')
  })
})
