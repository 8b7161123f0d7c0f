import { COUNTRIES } from '@vitrin/addresses'
import { accept, type CustomerAddress, type CustomerChange } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { AddressBook } from './address-book'

const home: CustomerAddress = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  postcode: '111 22',
  city: 'Stockholm',
  country_id: 'SE',
  default_shipping: true,
}

function open(profile: CustomerChange | undefined) {
  const changes: CustomerChange[] = []
  const book = new AddressBook({
    session: {
      async updateProfile(change) {
        changes.push(change)
        return accept(undefined)
      },
    },
    pendingProfile: () => profile,
    countries: COUNTRIES,
    splitStreet: (street, number) => (number === '' ? street.split(' ') : [street, number]),
  })
  return { book, changes }
}

const profile = { firstname: 'Åsa', lastname: 'Berg', email: 'asa@example.se', addresses: [home] }

describe('AddressBook', () => {
  it('saves an address as a change of the whole profile', async () => {
    const { book, changes } = open(profile)
    const moved = { ...home, street: [' Nygatan 4 ', ''], postcode: '11122' }
    expect(await book.save(moved, 0)).toMatchObject({ ok: true })
    expect(changes).toEqual([{ ...profile, addresses: [{ ...home, street: ['Nygatan', '4'] }] }])
  })

  it('adds an address when no index is given', async () => {
    const { book, changes } = open({ ...profile, addresses: [] })
    await book.save(home)
    expect(changes[0]?.addresses).toEqual([home])
  })

  it('refuses an address that breaks a rule and sends nothing', async () => {
    const { book, changes } = open(profile)
    expect(await book.save({ ...home, city: '' }, 0)).toMatchObject({
      rejection: { code: 'invalid', issues: [{ field: 'city' }] },
    })
    expect(changes).toEqual([])
  })

  it('removes an address', async () => {
    const { book, changes } = open(profile)
    await book.remove(0)
    expect(changes).toEqual([{ ...profile, addresses: [] }])
  })

  it('has no addresses for a guest and refuses to save one', async () => {
    const { book, changes } = open(undefined)
    expect(book.addresses).toEqual([])
    expect(await book.save(home)).toMatchObject({ ok: false, rejection: { code: 401 } })
    expect(changes).toEqual([])
  })
})
