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

  it('shows that the address has an account already [R8.15]', async () => {
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
