import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCustomer } from '@vitrin/api-contract/wire'
import { ShopHost } from '../../testing/shop-host'

const DAY = 24 * 60 * 60_000
const OLD = 'asa@example.se'
const NEW = 'asa@ny.se'

describe('a new e-mail address of an account', () => {
  let host: ShopHost
  let token: string
  beforeEach(async () => {
    host = new ShopHost()
    token = (await host.customer(OLD)).token
  })
  const change = (email: string, headers: Readonly<Record<string, string>> = {}) =>
    host.post<WireCustomer>('/api/user/me', { customer: { email } }, { token, headers })
  const mails = () =>
    host.database.mail.waiting().map(({ template, recipient, data }) => [recipient, template, data.change])
  const links = () =>
    host.database.mail
      .waiting()
      .filter(({ template }) => template === 'email-confirmation')
      .map(({ data }) => new URLSearchParams(String(data.link).split('?')[1]).get('token'))
  const follow = (link: string | null | undefined) => host.post('/api/ext/mail-link', { token: link })
  const login = async (username: string, password = 'hemligt1') =>
    (await host.post('/api/user/login', { username, password })).code

  it('counts once it is confirmed by a mailed link; both addresses get a mail', async () => {
    expect(await change(NEW)).toMatchObject({ code: 200, result: { email: OLD } })
    expect([await login(OLD), await login(NEW)]).toEqual([200, 401])
    expect(mails()).toEqual([
      [NEW, 'email-confirmation', undefined],
      [OLD, 'account-notice', 'email-asked'],
    ])
    const [link] = links()
    const shown = await host.get(`/api/ext/mail-link?token=${link}`)
    expect(shown.result).toEqual({ purpose: 'email-change', state: 'open', email: NEW })
    expect(await login(NEW)).toBe(401)
    expect(await follow(link)).toMatchObject({ code: 200, result: { state: 'done' } })
    expect([await login(OLD), await login(NEW)]).toEqual([401, 200])
    expect(mails()).toContainEqual([OLD, 'account-notice', 'email-changed'])
    expect((await follow(link)).result).toMatchObject({ state: 'used' })
  })

  it('is not confirmed by an old or replaced link, or when another account has it by then', async () => {
    await change('first@ny.se')
    await change(NEW)
    const [first, second] = links()
    expect((await follow(first)).code).toBe(404)
    await host.customer(NEW)
    expect((await follow(second)).result).toMatchObject({ state: 'expired' })
    await change('third@ny.se')
    host.clock.advance(DAY)
    expect((await follow(links()[2])).result).toMatchObject({ state: 'expired' })
    expect(await login(OLD)).toBe(200)
  })

  it('ends all logins but the one that asked', async () => {
    const [other, original] = await Promise.all(
      [{ 'x-token-rotation': '1' }, {}].map((headers) =>
        host.post<string>('/api/user/login', { username: OLD, password: 'hemligt1' }, { headers }),
      ),
    )
    const me = async (accessToken = token) => (await host.get('/api/user/me', { token: accessToken })).code
    await change(NEW)
    expect([await me(), await me(other!.result), await me(original!.result)]).toEqual([200, 200, 200])
    host.security.take()
    await follow(links()[0])
    expect([await me(), await me(other!.result), await me(original!.result)]).toEqual([200, 401, 401])
    expect(host.security.take().map(({ event }) => event)).toEqual(['e-mail-changed', 'sessions-withdrawn'])
  })

  it('that a thief has asked for ends with a new password of the owner', async () => {
    await change(NEW)
    const newPassword = 'nyckelharpa-7'
    await host.post('/api/user/change-password', { currentPassword: 'hemligt1', newPassword }, { token })
    expect(mails()).toContainEqual([OLD, 'account-notice', 'password'])
    expect((await follow(links()[0])).code).toBe(404)
  })

  it('mails once for a request that is sent again, and not without end', async () => {
    for (let time = 0; time < 5; time += 1) expect((await change(NEW)).code).toBe(200)
    expect(links()).toHaveLength(1)
    const codes: number[] = []
    for (let time = 0; time < 4; time += 1) codes.push((await change(`a${time}@ny.se`)).code)
    expect(codes).toEqual([200, 200, 429, 429])
  })

  it('needs the right password where the client sends one', async () => {
    const wrong = await change(NEW, { 'x-current-password': 'fel' })
    expect(wrong).toMatchObject({ code: 400, fields: [{ field: 'currentPassword' }] })
    expect(mails()).toEqual([])
    expect((await change(NEW, { 'x-current-password': '%' })).code).toBe(400)
    expect((await change(NEW, { 'x-current-password': encodeURIComponent('hemligt1') })).code).toBe(200)
    expect(links()).toHaveLength(1)
  })
})
