import { COUNTRIES } from '@vitrin/addresses'
import type { CustomerAddress } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { withAddress, withoutAddress } from './address-list'

const home: CustomerAddress = {
  id: 7001,
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
  default_shipping: true,
}
const cottage: CustomerAddress = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Byvägen', '4 B'],
  postcode: '837 52',
  city: 'Åre',
  country_id: 'SE',
}

const rules = { countries: COUNTRIES }

describe('the list of addresses', () => {
  it('accepts two addresses and rejects a third', () => {
    expect(withAddress([home], cottage, rules)).toEqual({ ok: true, value: [home, cottage] })
    expect(withAddress([home, cottage], cottage, rules)).toEqual({
      ok: false,
      rejection: [{ field: 'addresses', code: 'too-many' }],
    })
    expect(withAddress([home, cottage], { ...cottage, city: 'Duved' }, { ...rules, index: 1 })).toMatchObject({
      ok: true,
      value: [home, { city: 'Duved' }],
    })
  })

  it('has one default for parcels; an only address is always the default', () => {
    expect(withAddress([], cottage, rules)).toEqual({ ok: true, value: [{ ...cottage, default_shipping: true }] })
    const { default_shipping: _, ...elsewhere } = home
    expect(withAddress([home], { ...cottage, default_shipping: true }, rules)).toEqual({
      ok: true,
      value: [elsewhere, { ...cottage, default_shipping: true }],
    })
    expect(withoutAddress([home, cottage], 0)).toEqual([{ ...cottage, default_shipping: true }])
    expect(withoutAddress([home], 0)).toEqual([])
  })

  it.each([
    [{ firstname: 'Å' }, { field: 'firstname', code: 'name-too-short' }],
    [{ lastname: ' ' }, { field: 'lastname', code: 'required' }],
    [{ street: ['', '1'] }, { field: 'street', code: 'required' }],
    [{ street: ['Storgatan', ' '] }, { field: 'number', code: 'required' }],
    [{ street: ['Storgatan'] }, { field: 'number', code: 'required' }],
    [{ city: '' }, { field: 'city', code: 'required' }],
    [{ postcode: '11' }, { field: 'postcode', code: 'zip-code-too-short' }],
    [{ postcode: '' }, { field: 'postcode', code: 'required' }],
    [{ country_id: '' }, { field: 'country_id', code: 'required' }],
    [{ postcode: 'abcde' }, { field: 'postcode', code: 'zip-code-invalid', example: '111 22' }],
    [{ city: '1234' }, { field: 'city', code: 'city-without-letters' }],
    [{ telephone: 'ring mig inte' }, { field: 'telephone', code: 'phone-invalid', example: '070-123 45 67' }],
  ] as const)('refuses %j, which the host would refuse later', (part, issue) => {
    expect(withAddress([home], { ...cottage, ...part }, rules)).toEqual({ ok: false, rejection: [issue] })
  })
})
