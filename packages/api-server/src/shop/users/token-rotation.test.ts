import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const EMAIL = 'asa@example.se'
const ROTATES = { headers: { 'x-token-rotation': '1' } }
const REFUSED = { code: 401, result: 'Invalid refresh token provided' }

let host: ShopHost
beforeEach(async () => {
  host = new ShopHost()
  await host.customer(EMAIL)
})

const me = async (token: string) => (await host.get('/api/user/me', { token })).code
const refresh = (refreshToken: string, request = {}) =>
  host.post<string>('/api/user/refresh', { refreshToken }, request)
async function login(request = {}) {
  const { result, meta } = await host.post<string>(
    '/api/user/login',
    { username: EMAIL, password: 'hemligt1' },
    request,
  )
  return { token: result, refreshToken: meta?.refreshToken ?? '' }
}

describe('an original client, which keeps its first refresh token', () => {
  it('refreshes as often as it likes, also twice at once, and every access token lives on [R7.07]', async () => {
    const { token, refreshToken } = await login()
    const first = await refresh(refreshToken)
    expect(await me(first.result)).toBe(200)
    const both = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    for (const { code, result, meta } of both) {
      expect([code, await me(result), meta?.refreshToken]).toEqual([200, 200, refreshToken])
    }
    expect([await me(token), await me(first.result)]).toEqual([200, 200])
  })

  it('signs in again after 30 days, however often it has refreshed', async () => {
    const { refreshToken } = await login()
    host.clock.advance(30 * DAY - MINUTE)
    const last = await refresh(refreshToken)
    expect(await me(last.result)).toBe(200)
    host.clock.advance(MINUTE)
    expect(await refresh(refreshToken)).toMatchObject(REFUSED)
  })

  it('cannot refresh after a new password, but finishes its calls where it was set', async () => {
    const [here, there] = [await login(), await login()]
    const change = { currentPassword: 'hemligt1', newPassword: 'hemligare2' }
    expect((await host.post(`/api/user/change-password?token=${here.token}`, change)).code).toBe(200)
    expect([await me(here.token), await me(there.token)]).toEqual([200, 401])
    for (const { refreshToken } of [here, there]) expect(await refresh(refreshToken)).toMatchObject(REFUSED)
  })

  it('cannot refresh after a logout, nor after the account is deleted', async () => {
    const [one, another] = [await login(), await login()]
    await host.post(`/api/user/logout?token=${one.token}`)
    expect(await refresh(one.refreshToken)).toMatchObject(REFUSED)
    expect((await refresh(another.refreshToken)).code).toBe(200)
    await host.post('/api/ext/account/delete', { password: 'hemligt1' }, { token: another.token })
    expect(await refresh(another.refreshToken)).toMatchObject(REFUSED)
  })
})

describe('a login with rotation', () => {
  it('notices a copied refresh token, also when the thief does not ask for rotation', async () => {
    const { refreshToken } = await login(ROTATES)
    const next = await refresh(refreshToken, ROTATES)
    await me(next.result)
    expect(await refresh(refreshToken)).toMatchObject(REFUSED)
    expect([await me(next.result), (await refresh(next.meta?.refreshToken ?? '', ROTATES)).code]).toEqual([401, 401])
  })

  it('gives a thief without the header a token that does not outlive its use by the owner', async () => {
    const { refreshToken } = await login(ROTATES)
    const stolen = await refresh(refreshToken)
    expect(stolen.meta?.refreshToken).not.toBe(refreshToken)
    const owner = await refresh(refreshToken, ROTATES)
    await me(owner.result)
    expect((await refresh(stolen.meta?.refreshToken ?? '')).code).toBe(401)
  })
})

describe('a login without rotation, once its client asks for rotation', () => {
  it('rotates from then on: a lost answer can be repeated, a copied token ends the login', async () => {
    const { refreshToken } = await login()
    await refresh(refreshToken)
    const lost = await refresh(refreshToken, ROTATES)
    const next = await refresh(refreshToken, ROTATES)
    expect(new Set([refreshToken, lost.meta?.refreshToken, next.meta?.refreshToken]).size).toBe(3)
    expect(await me(next.result)).toBe(200)
    expect(await refresh(refreshToken)).toMatchObject(REFUSED)
    expect(await me(next.result)).toBe(401)
  })

  it('rotates without the header, too, and ends when it would have ended', async () => {
    const first = await login()
    const second = await refresh(first.refreshToken, ROTATES)
    const third = await refresh(second.meta?.refreshToken ?? '')
    expect([third.code, third.meta?.refreshToken === second.meta?.refreshToken]).toEqual([200, false])
    host.clock.advance(30 * DAY)
    expect((await refresh(third.meta?.refreshToken ?? '', ROTATES)).code).toBe(401)
  })
})
