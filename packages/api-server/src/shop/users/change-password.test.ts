import { beforeEach, describe, expect, it } from 'vitest'
import { PausableHasher } from '../../testing/pausable-hasher'
import { ShopHost } from '../../testing/shop-host'

const MINUTE = 60_000
const EMAIL = 'asa@example.se'
const NEW = 'nytt hemligt'

describe('changing a password', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const login = (password: string) => host.post<string>('/api/user/login', { username: EMAIL, password })
  const me = async (token: string) => (await host.get('/api/user/me', { token })).code
  const create = (resetToken: string) =>
    host.post('/api/user/create-password', { email: EMAIL, newPassword: NEW, resetToken })
  const mailedToken = async () => {
    await host.post('/api/user/reset-password', { email: EMAIL })
    const [mail] = host.database.mail.waiting()
    return new URL(String(mail?.data.link), 'http://shop.test').searchParams.get('resetToken') ?? ''
  }
  const change = (
    token: string,
    body: object = {},
    more: { readonly path?: string; readonly headers?: Record<string, string> } = {},
  ) =>
    host.post(
      `/api/user/${more.path ?? 'change-password'}`,
      { currentPassword: 'hemligt1', newPassword: NEW, ...body },
      { token, ...(more.headers && { headers: more.headers }) },
    )

  it('sets the password, ends the other logins and leaves this one [R7.04]', async () => {
    const here = await host.customer()
    const there = (await login('hemligt1')).result
    expect(await change(here.token)).toMatchObject({ status: 200, code: 200, result: true })
    expect([await me(here.token), await me(there)]).toEqual([200, 401])
    expect([(await login('hemligt1')).code, (await login(NEW)).code]).toEqual([401, 200])
  })

  it('answers 400 with an error message to a wrong current password [R7.04]', async () => {
    const { token } = await host.customer()
    expect(await change(token, { currentPassword: 'fel' })).toMatchObject({
      status: 400,
      code: 400,
      fields: [{ field: 'currentPassword' }],
      result: { errorMessage: "The password doesn't match this account. Verify the password and try again." },
    })
    expect((await login('hemligt1')).code).toBe(200)
  })

  it('ends links that were mailed before', async () => {
    const { token } = await host.customer()
    const mailed = await mailedToken()
    await change(token)
    expect((await create(mailed)).code).toBe(400)
  })

  it('stops guessing, of this account only, and lets its owner try again after a quarter of an hour', async () => {
    const { token, refreshToken } = await host.customer()
    const { token: other } = await host.customer('eva@example.se')
    const guess = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1)
        expect((await change(token, { currentPassword: 'fel' })).code).toBe(400)
    }
    await guess(9)
    expect((await change(token)).code).toBe(200)
    await guess(10)
    expect((await change(token, { currentPassword: NEW })).status).toBe(429)
    expect((await change(other)).code).toBe(200)
    host.clock.advance(15 * MINUTE)
    const { result } = await host.post<string>('/api/user/refresh', { refreshToken })
    expect((await change(result, { currentPassword: NEW })).code).toBe(200)
  })

  it('counts the failed tries of one address, apart from those of other calls', async () => {
    host = new ShopHost({ clientAddress: () => '10.0.0.1' })
    const { token } = await host.customer()
    // An office whose people all sign in is no attacker.
    for (let times = 0; times < 60; times += 1) expect((await login('hemligt1')).code).toBe(200)
    const reset = (account: number) => host.post('/api/user/reset-password', { email: `a${account}@example.se` })
    for (let account = 0; account < 50; account += 1) await reset(account)
    expect([(await reset(50)).code, (await change(token)).code, (await login(NEW)).code]).toEqual([429, 200, 200])
  })

  it('is known by its older name, needs a login, and names what does not fit', async () => {
    const { token } = await host.customer()
    expect((await change('')).status).toBe(401)
    expect(
      (await change(token, { currentPassword: undefined, newPassword: 'kort' })).fields?.map(({ field }) => field),
    ).toEqual(['currentPassword', 'newPassword'])
    expect((await change(token, {}, { path: 'changePassword' })).result).toBe(true)
  })

  it('answers a request that is sent again as the first time, though the current password is another now', async () => {
    const { token } = await host.customer()
    const headers = { 'idempotency-key': 'k1' }
    expect([(await change(token, {}, { headers })).result, (await change(token, {}, { headers })).result]).toEqual([
      true,
      true,
    ])
  })

  it('loses to a mailed link that was used while it compared the current password', async () => {
    const passwords = new PausableHasher()
    host = new ShopHost({ passwords })
    const { token } = await host.customer()
    const resetToken = await mailedToken()
    const begun = passwords.pauseNext()
    const late = change(token, { newPassword: 'tjuvens val' })
    await begun
    await create(resetToken)
    passwords.resume()
    expect((await late).code).toBe(400)
    expect((await login(NEW)).code).toBe(200)
  })
})
