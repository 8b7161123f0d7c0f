import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCustomer } from '@vitrin/api-contract/wire'
import { ShopHost } from '../../testing/shop-host'

const MINUTE = 60_000
const home = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  city: 'Lund',
  country_id: 'SE',
  postcode: '22222',
}

describe('the profile', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const me = (token: string) => host.get<WireCustomer>('/api/user/me', { token })
  /** A new address counts once the link that it got is followed. */
  const confirmEmail = async () => {
    const mail = host.database.mail.waiting().find(({ template }) => template === 'email-confirmation')
    const link = new URLSearchParams(String(mail?.data.link).split('?')[1])
    await host.post('/api/ext/mail-link', { token: link.get('token') })
  }

  it('answers the customer with a group token [R7.05 GET me]', async () => {
    const { id, token } = await host.customer()
    const { code, result } = await me(token)
    expect([code, result.id, result.email]).toEqual([200, id, 'asa@example.se'])
    const [, claims = ''] = result.groupToken?.split('.') ?? []
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      use: 'group',
      group_id: 1,
      exp: expect.any(Number) as number,
    })
  })

  it('is refused to guests, forged and group tokens, and after a quarter of an hour', async () => {
    const { token } = await host.customer()
    const group = (await me(token)).result.groupToken ?? ''
    for (const bad of ['', `${token}x`, 'null', group])
      expect(await me(bad)).toMatchObject({ status: 401, result: "The consumer isn't authorized to access self." })
    host.clock.advance(15 * MINUTE)
    expect((await me(token)).status).toBe(401)
  })

  it('changes name, e-mail and addresses and nothing else [R3.13 others]', async () => {
    const { id, token } = await host.customer()
    const { result } = await host.post<WireCustomer>(
      '/api/user/me',
      { customer: { firstname: 'Eva', group_id: 7, id: 99, website_id: 5 } },
      { token },
    )
    expect(result).toMatchObject({ id, firstname: 'Eva', lastname: 'Berg', group_id: 1, website_id: 1 })
    expect((await me(token)).result.firstname).toBe('Eva')
  })

  it.each([
    ['firstname', 'Eva'],
    ['lastname', 'Lind'],
    ['email', 'eva@example.se'],
    ['addresses', [expect.objectContaining({ city: 'Lund', postcode: '22222' })]],
  ])('has the %s that it was given [R3.13 $0]', async (field, value) => {
    const { token } = await host.customer()
    const customer = { firstname: 'Eva', lastname: 'Lind', email: 'eva@example.se', addresses: [home] }
    await host.post<WireCustomer>('/api/user/me', { customer }, { token })
    await confirmEmail()
    expect((await me(token)).result).toMatchObject({ [field]: value })
  })

  it('is as it was changed last, though an older change is resent or comes late', async () => {
    const { token } = await host.customer()
    const change = (key: string, firstname: string) =>
      host.post<WireCustomer>(
        '/api/user/me',
        { customer: { firstname } },
        { token, headers: { 'idempotency-key': key } },
      )
    await change('k1', 'Eva')
    await change('k2', 'Iris')
    const { code, result } = await change('k1', 'Eva')
    expect([code, result.firstname, (await me(token)).result.firstname]).toEqual([200, 'Iris', 'Iris'])
    expect(await change('k1', 'Maja')).toMatchObject({ code: 409 })
  })

  it('refuses an address of another account, an e-mail that is taken, and other keys', async () => {
    await host.customer('eva@example.se')
    const { token } = await host.customer()
    const address = { ...home, id: 1 }
    const update = (body: object) => host.post('/api/user/me', body, { token })
    expect(await update({ customer: { addresses: [address] } })).toMatchObject({
      code: 403,
      result: 'Provided invalid address.id or address.customer_id',
    })
    expect(await update({ customer: { email: 'eva@example.se' } })).toMatchObject({
      code: 400,
      fields: [{ field: 'customer.email' }],
    })
    expect((await update({ customer: {}, admin: true })).code).toBe(400)
  })

  it.each([
    [{ firstname: 'Öö' }, 'customer.firstname'],
    [{ lastname: ' ' }, 'customer.lastname'],
    [{ email: 'asa@' }, 'customer.email'],
    [{ addresses: [home, home, home] }, 'customer.addresses'],
    [{ addresses: [{ ...home, firstname: '7' }] }, 'customer.addresses.0.firstname'],
    [{ addresses: [{ ...home, street: ['Storgatan'] }] }, 'customer.addresses.0.street'],
    [{ addresses: [{ ...home, street: ['Storgatan', ''] }] }, 'customer.addresses.0.street.1'],
    [{ addresses: [{ ...home, city: '' }] }, 'customer.addresses.0.city'],
    [{ addresses: [{ ...home, country_id: 'se' }] }, 'customer.addresses.0.country_id'],
    [{ addresses: [{ ...home, postcode: '22' }] }, 'customer.addresses.0.postcode'],
    [{ addresses: [{ ...home, vat_id: 'SE' }] }, 'customer.addresses.0.vat_id'],
    [{ addresses: [{ ...home, telephone: 7 }] }, 'customer.addresses.0.telephone'],
    [{ addresses: [{ ...home, region: { region: 7 } }] }, 'customer.addresses.0.region.region'],
    [{ addresses: [{ ...home, default_shipping: 'yes' }] }, 'customer.addresses.0.default_shipping'],
    [
      { custom_attributes: Array.from({ length: 6 }, () => ({ attribute_code: 'a', value: null })) },
      'customer.custom_attributes',
    ],
  ])('refuses what does not fit, field by field, when it is changed: %j [R7.05 POST me]', async (changed, field) => {
    const { token } = await host.customer()
    const { status, fields } = await host.post('/api/user/me', { customer: changed }, { token })
    expect([status, fields?.map((refused) => refused.field)]).toEqual([400, [field]])
  })

  it('takes back what it has answered, with two addresses and letters of any case [R7.05 POST me]', async () => {
    const { token } = await host.customer()
    const stored = await host.post<WireCustomer>(
      '/api/user/me',
      {
        customer: {
          email: 'ASA@Ny.SE',
          addresses: [
            { ...home, region: { region: null } },
            { ...home, default_billing: true },
          ],
        },
      },
      { token },
    )
    expect(stored).toMatchObject({ code: 200, result: { firstname: 'Åsa' } })
    await confirmEmail()
    const { result } = await me(token)
    expect(result.email).toBe('asa@ny.se')
    const again = await host.post<WireCustomer>('/api/user/me', { customer: result }, { token })
    expect(again.result).toEqual(result)
  })
})
