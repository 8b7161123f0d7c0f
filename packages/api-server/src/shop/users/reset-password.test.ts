import { beforeEach, describe, expect, it } from 'vitest'
import { PausableHasher } from '../../testing/pausable-hasher'
import { ShopHost } from '../../testing/shop-host'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EMAIL = 'asa@example.se'
const NEW = 'nytt hemligt'

describe('a forgotten password', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const login = (password: string, username = EMAIL) => host.post<string>('/api/user/login', { username, password })
  const reset = (email = EMAIL, headers = {}) => host.post('/api/user/reset-password', { email }, { headers })
  const create = (resetToken: string, more: object = {}) =>
    host.post('/api/user/create-password', { email: EMAIL, newPassword: NEW, resetToken, ...more })
  const me = async (token: string) => (await host.get('/api/user/me', { token })).code
  const links = () =>
    host.database.mail
      .waiting()
      .filter(({ template }) => template === 'password-reset')
      .map(({ data }) => String(data.link))
  const mailedToken = async () => {
    await reset()
    return new URL(links().at(-1) ?? '', 'http://shop.test').searchParams.get('resetToken') ?? ''
  }

  describe('reset', () => {
    it('mails a link that chooses a new password [R7.03 reset-password]', async () => {
      await host.customer()
      expect(await host.post('/api/user/reset-password', { email: 'ASA@Example.se' })).toMatchObject({
        status: 200,
        code: 200,
        result: true,
      })
      expect(host.database.mail.waiting()).toMatchObject([{ template: 'password-reset', recipient: EMAIL }])
      expect(links()[0]).toMatch(/^\/sv\/create-password\?resetToken=[0-9a-f]{64}&email=asa%40example\.se$/)
    })

    it('answers the same and stores as much for an address without an account, and mails nothing', async () => {
      const stored: (readonly unknown[])[] = []
      const { passwordResets } = host.database
      const add = passwordResets.add.bind(passwordResets)
      passwordResets.add = (row) => {
        stored.push(Object.keys(row))
        add(row)
      }
      await host.customer()
      const [known, unknown] = [await reset(), await reset('nobody@example.se')]
      expect([unknown.status, unknown.result]).toEqual([known.status, known.result])
      expect(stored[1]).toEqual(stored[0])
      expect(links()).toHaveLength(1)
    })

    it('floods no mailbox, known or not, and goes on after a quarter of an hour', async () => {
      await host.customer()
      for (const email of [EMAIL, 'nobody@example.se']) {
        for (let attempt = 0; attempt < 3; attempt += 1) expect((await reset(email)).code).toBe(200)
        const stopped = await reset(email)
        expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900'])
      }
      host.clock.advance(15 * MINUTE)
      expect((await reset()).code).toBe(200)
      expect(links()).toHaveLength(4)
    })

    it('mails once for a request that is sent again', async () => {
      await host.customer()
      for (let sent = 0; sent < 2; sent += 1)
        expect((await reset(EMAIL, { 'idempotency-key': 'k1' })).result).toBe(true)
      expect(links()).toHaveLength(1)
    })

    it('has an older name as well, and names the field of a malformed address', async () => {
      await host.customer()
      expect((await host.post('/api/user/resetPassword', { email: EMAIL })).result).toBe(true)
      for (const body of [{}, { email: 'asa' }, { email: 7 }]) {
        expect(await host.post('/api/user/reset-password', body)).toMatchObject({
          code: 400,
          fields: [{ field: 'email' }],
        })
      }
    })
  })

  describe('create', () => {
    it('sets the password and ends every login of that customer only [R7.03 create-password]', async () => {
      const { token, refreshToken } = await host.customer()
      const other = await host.customer('eva@example.se')
      expect(await create(await mailedToken())).toMatchObject({ code: 200, result: true })
      expect([(await login('hemligt1')).code, (await login(NEW)).code]).toEqual([401, 200])
      expect([await me(token), await me(other.token)]).toEqual([401, 200])
      expect((await host.post('/api/user/refresh', { refreshToken })).code).toBe(401)
    })

    it('lets a customer sign in at once after too many wrong passwords', async () => {
      await host.customer()
      for (let tries = 0; tries < 10; tries += 1) await login('fel')
      expect((await login('hemligt1')).code).toBe(429)
      await create(await mailedToken())
      expect((await login(NEW)).code).toBe(200)
    })

    it('refuses a login that was sent with the old password while it was changed', async () => {
      const passwords = new PausableHasher()
      host = new ShopHost({ passwords })
      await host.customer()
      const resetToken = await mailedToken()
      const begun = passwords.pauseNext()
      const late = login('hemligt1')
      await begun
      await create(resetToken)
      passwords.resume()
      expect((await late).code).toBe(401)
    })

    it('takes a link once, for a day, unless the password or the address has changed', async () => {
      const { token } = await host.customer()
      await host.customer('eva@example.se')
      const expired = {
        status: 400,
        result: { errorMessage: 'The password token is expired. Reset and try again.' },
        fields: [{ field: 'resetToken' }],
      }
      const [first, second] = [await mailedToken(), await mailedToken()]
      expect(await create(first, { email: 'eva@example.se' })).toMatchObject(expired)
      expect(await create('0'.repeat(64))).toMatchObject(expired)
      expect((await create(second)).code).toBe(200)
      for (const used of [second, first]) expect(await create(used)).toMatchObject(expired)

      host.clock.advance(15 * MINUTE)
      const old = await mailedToken()
      host.clock.advance(24 * HOUR)
      expect(await create(old)).toMatchObject(expired)

      const moved = await mailedToken()
      const { result } = await login(NEW)
      expect(await me(token)).toBe(401)
      await host.post('/api/user/me', { customer: { email: 'ny@example.se' } }, { token: result })
      expect(await create(moved, { email: 'ny@example.se' })).toMatchObject(expired)
    })

    it('answers a request that is sent again as the first time', async () => {
      await host.customer()
      const resetToken = await mailedToken()
      const sent = () =>
        host.post(
          '/api/user/create-password',
          { email: EMAIL, newPassword: NEW, resetToken },
          { headers: { 'idempotency-key': 'k1' } },
        )
      expect([(await sent()).result, (await sent()).result]).toEqual([true, true])
    })

    it('stores neither token nor password as they are', async () => {
      await host.customer()
      const resetToken = await mailedToken()
      expect(host.database.passwordResets.customerOf(resetToken, host.clock.now())).toBeUndefined()
      await host.post(
        '/api/user/create-password',
        { email: EMAIL, newPassword: NEW, resetToken },
        { headers: { 'idempotency-key': 'k1' } },
      )
      expect(host.database.customers.byEmail(EMAIL)?.password).toBe(`plain$${NEW}`)
    })

    it('names what is missing, too short or too long', async () => {
      expect((await host.post('/api/user/create-password', {})).fields?.map(({ field }) => field)).toEqual([
        'email',
        'newPassword',
        'resetToken',
      ])
      for (const newPassword of ['sju7777', 'x'.repeat(1001)]) {
        expect(await create('x', { newPassword })).toMatchObject({ code: 400, fields: [{ field: 'newPassword' }] })
      }
    })
  })
})
