import { COUNTRIES } from '@vitrin/addresses'
import { describe, expect, it } from 'vitest'
import { isAt, isPlaceless, placeOf } from './account-address'
import { tidyDetails } from './tidy-details'
import { withPayment } from './testing/typed-details'

describe('an address in the checkout', () => {
  const place = placeOf({
    firstname: 'Åsa',
    lastname: 'Berg',
    street: ['Storgatan', '12 B'],
    postcode: '111 22',
    city: 'Stockholm',
    country_id: 'SE',
  })

  it.each([
    [['Storgatan', '1'], 'Storgatan 1', ''],
    [['Storgatan', '12B'], 'Storgatan 12B', ''],
    [['Storgatan', '3–5'], 'Storgatan 3–5', ''],
    [['Storgatan', '3 - 5 b'], 'Storgatan 3 - 5 b', ''],
    [['Storgatan', '12-14'], 'Storgatan 12-14', ''],
    [['Storgatan', 'nr 1'], 'Storgatan', 'nr 1'],
    [['Storgatan', '1 tr'], 'Storgatan', '1 tr'],
    [['Gata 7', '1'], 'Gata 7', '1'],
    [['Gatan', 'A', 'B'], 'Gatan', 'A, B'],
    [[], '', ''],
  ])('reads the lines %j of an account', (street, streetAddress, apartmentNumber) => {
    expect(placeOf({ ...place, firstname: '', lastname: '', country_id: 'SE', postcode: '', street })).toMatchObject({
      streetAddress,
      apartmentNumber,
      state: '',
      phoneNumber: '',
    })
  })

  it('is the account’s only while every field is', () => {
    expect(isAt({ ...place }, place)).toBe(true)
    expect(isAt({ ...place, city: 'Åre' }, place)).toBe(false)
  })

  it('is empty while street, city and postcode are', () => {
    const nothing = { streetAddress: '', city: '', zipCode: '' }
    expect(isPlaceless(nothing)).toBe(true)
    for (const field of ['streetAddress', 'city', 'zipCode'])
      expect(isPlaceless({ ...nothing, [field]: 'x' })).toBe(false)
  })

  it('is tidied by the rules of its country', () => {
    const typed = withPayment({ zipCode: '12345', country: 'SE', taxId: '5560160680' })
    const tidy = tidyDetails(
      { ...typed, shippingDetails: { ...typed.shippingDetails, zipCode: '11122' } },
      { countries: COUNTRIES, isVirtual: false, isPhoneNeeded: false },
    )
    expect(tidy).toEqual({
      ...typed,
      shippingDetails: { ...typed.shippingDetails, zipCode: '111 22' },
      paymentDetails: { ...typed.paymentDetails, zipCode: '123 45', taxId: '556016-0680' },
    })
  })
})
