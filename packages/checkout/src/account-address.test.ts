import { describe, expect, it } from 'vitest'
import { placeOf, shippingAddressOf } from './account-address'
import { twoLines } from './new-account'

const home = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
  telephone: '070',
}

describe('an address of the account in the checkout', () => {
  it('keeps every field', () => {
    expect(placeOf({ ...home, region: { region: 'Texas' } })).toEqual({
      firstName: 'Åsa',
      lastName: 'Berg',
      country: 'SE',
      streetAddress: 'Storgatan 1',
      apartmentNumber: '',
      city: 'Stockholm',
      state: 'Texas',
      zipCode: '111 22',
      phoneNumber: '070',
    })
  })

  it.each([
    ['Storgatan 1', ''],
    ['Storgatan 12 B', 'lgh 1201'],
    ['Stora Nygatan 3-5', ''],
    ['Stora Nygatan 3-15', ''],
    ['Storgatan 1', '2 tr'],
    ['Byn', 'Gården'],
  ])('is what was typed there: %s, %s', (streetAddress, apartmentNumber) => {
    const street = twoLines(streetAddress, apartmentNumber)
    expect(placeOf({ ...home, street })).toMatchObject({ streetAddress, apartmentNumber })
  })

  it('is the one for parcels, else the first, else none', () => {
    const cottage = { ...home, city: 'Åre', default_shipping: true }
    expect([
      shippingAddressOf({ addresses: [home, cottage] })?.city,
      shippingAddressOf({ addresses: [home] })?.city,
      shippingAddressOf({ addresses: [] }),
    ]).toEqual(['Åre', 'Stockholm', undefined])
  })
})
