import type { WireCustomer } from '@vitrin/api-contract/wire'
import { describe, expect, it } from 'vitest'
import { ShopHost, type WireAnswer } from '../../testing/shop-host'

const PASSWORD = 'hemligt1'
const asa = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg' }
const TAKEN = 'A customer with the same email address already exists in an associated website.'

/** The text that the client's task queue shows after a refused call (contract §15.1 step 5b); undefined for none. */
function notification({ result }: WireAnswer<unknown>): unknown {
  if (typeof result === 'string') return result
  const { result: nested, message } = result as Readonly<Record<string, unknown>>
  return typeof nested === 'string' ? nested : message
}

/** The text that the account page shows after a refused change of profile or password. */
const shownByPage = ({ result }: WireAnswer<unknown>) => (result as { readonly errorMessage?: unknown }).errorMessage

const home = {
  firstname: 'Åsa',
  lastname: 'Berg',
  street: ['Storgatan', '1'],
  city: 'Lund',
  country_id: 'SE',
  postcode: '22222',
}

/** Registers and signs in as the client does; its configuration has `tokenInHeader` off. */
async function signUp(host: ShopHost, customer: object = asa) {
  const created = await host.post<WireCustomer>('/api/user/create', { customer, password: PASSWORD })
  const login = await host.post<string>('/api/user/login', { username: asa.email, password: PASSWORD })
  const me = () => host.get<WireCustomer>(`/api/user/me?token=${login.result}`)
  const save = (changed: object) => host.post<WireCustomer>(`/api/user/me?token=${login.result}`, { customer: changed })
  return { created, login, me, save }
}

/** The fields of the account pages: reading the region throws where an address has none. */
function readByPages({ addresses }: WireCustomer) {
  return addresses.map((address) => ({
    region: (address.region as { region: string | null }).region || '',
    company: address.company || '',
    taxId: address.vat_id || '',
    phone: Object.hasOwn(address, 'telephone') ? address.telephone : '',
  }))
}

describe('an original client that opens an account', () => {
  it('reads the customer from the registration, and token and refresh token from the login [R7.02]', async () => {
    const { created, login, me } = await signUp(new ShopHost(), { ...asa, storeId: 1 })
    expect(created).toMatchObject({ code: 200, result: { id: expect.any(Number), email: asa.email, addresses: [] } })
    expect(login).toMatchObject({ code: 200, result: expect.any(String), meta: { refreshToken: expect.any(String) } })
    expect((await me()).result).toMatchObject({ ...asa, id: created.result.id, groupToken: expect.any(String) })
  })

  it('fills its pages from the address that it sent in the checkout, without a region', async () => {
    const { me } = await signUp(new ShopHost(), { ...asa, addresses: [{ ...home, default_shipping: true }] })
    const { result } = await me()
    expect(result.default_shipping).toBe(String(result.addresses[0]?.id))
    expect(result.addresses).toMatchObject([
      { ...home, region: { region_code: null, region: null, region_id: 0 }, region_id: 0, default_shipping: true },
    ])
    expect(readByPages(result)).toEqual([{ region: '', company: '', taxId: '', phone: '' }])
  })
})

describe('an original client that changes the profile', () => {
  it('adds a company whose other fields the shopper left empty, and empties it later [R7.05 POST me]', async () => {
    const { me, save } = await signUp(new ShopHost())
    const company = { ...home, company: 'Bergs Glas', vat_id: '', telephone: '', default_billing: true }
    const added = await save({ ...asa, addresses: [company] })
    expect([added.code, readByPages(added.result)]).toEqual([
      200,
      [{ region: '', company: 'Bergs Glas', taxId: '', phone: '' }],
    ])
    const emptied = { ...added.result.addresses[0], company: '', region: { region: null } }
    expect((await save({ ...asa, addresses: [emptied] })).code).toBe(200)
    expect(readByPages((await me()).result)[0]?.company).toBe('')
  })

  it.each([
    [{ region: { region: 'Skåne' } }, { region_code: null, region: 'Skåne', region_id: 0 }],
    [
      { region: { region: '' }, region_id: 0 },
      { region_code: null, region: null, region_id: 0 },
    ],
    [
      { region: { region_code: 'MI', region: 'Michigan', region_id: 33 } },
      { region_code: 'MI', region: 'Michigan', region_id: 33 },
    ],
    [{ region_id: '33' }, { region_code: null, region: null, region_id: 33 }],
    [{ region: null }, { region_code: null, region: null, region_id: 0 }],
  ])('sends the region %j', async (sent, region) => {
    const { save } = await signUp(new ShopHost())
    const { result } = await save({ ...asa, addresses: [{ ...home, ...sent }] })
    expect(result.addresses).toMatchObject([{ region, region_id: region.region_id }])
  })

  it('sends the whole document back, and nothing when nothing was changed [R7.05 POST me]', async () => {
    const { me, save } = await signUp(new ShopHost(), { ...asa, addresses: [home] })
    const { result } = await me()
    expect((await save(result)).result).toEqual(result)
    expect((await save({})).result).toEqual(result)
  })
})

describe('an original client whose shopper makes a mistake', () => {
  it('shows a sentence at registration and finds the password’s field by that word', async () => {
    const host = new ShopHost()
    const refused = await host.post<string>('/api/user/create', { customer: asa, password: 'kort' })
    expect(refused).toMatchObject({
      status: 400,
      code: 400,
      result: 'The field password should have at least 8 characters.',
      meta: { errors: [{ field: 'password', rule: 'minimum', expected: 'should have at least 8 characters' }] },
    })
    expect(refused.result.includes('password')).toBe(true)
  })

  it('shows one sentence for each field that the shopper left empty', async () => {
    const host = new ShopHost()
    const customer = { email: '', firstname: '', lastname: 'Berg' }
    expect(notification(await host.post('/api/user/create', { customer, password: PASSWORD }))).toBe(
      'The field email should be an e-mail address. The field firstname should hold a letter from A to Z.',
    )
  })

  it('shows that the address has an account already [R8.15 email exists]', async () => {
    const host = new ShopHost()
    await host.customer(asa.email)
    const refused = await host.post('/api/user/create', { customer: asa, password: PASSWORD })
    expect(notification(refused)).toBe(TAKEN)
    expect(refused.meta?.errors).toEqual([
      { field: 'customer.email', rule: 'rule', expected: 'should belong to no other account' },
    ])
  })

  it('gets the list of contract §1.9 for a body that does not have the shape of the call', async () => {
    const { result } = await new ShopHost().post('/api/user/create', {
      customer: { ...asa, lastname: undefined },
      password: 'kort',
    })
    expect(result).toMatchObject([
      {
        keyword: 'required',
        dataPath: '.customer',
        params: { missingProperty: 'lastname' },
        message: "should have required property 'lastname'",
      },
      { keyword: 'minimum', dataPath: '.password' },
    ])
  })

  it('shows why a profile or a password is refused, once: in the queue and on the page the same', async () => {
    const host = new ShopHost()
    await host.customer('eva@example.se')
    const { token } = await host.customer(asa.email)
    const change = (newPassword: string, currentPassword: string) =>
      host.post('/api/user/change-password', { currentPassword, newPassword }, { token })
    const refusals = [
      [await host.post('/api/user/me', { customer: { ...asa, email: 'eva@example.se' } }, { token }), TAKEN],
      [
        await host.post('/api/user/me', { customer: { ...asa, firstname: '' } }, { token }),
        'The field firstname should hold a letter from A to Z.',
      ],
      [await change('nyttlösen', 'fel'), "The password doesn't match this account. Verify the password and try again."],
      [await change('kort', PASSWORD), 'The field newPassword should have at least 8 characters.'],
    ] as const
    for (const [refused, sentence] of refusals) {
      expect([refused.status, notification(refused), shownByPage(refused)]).toEqual([400, sentence, sentence])
      expect(refused.meta?.errors).toHaveLength(1)
    }
  })
})
