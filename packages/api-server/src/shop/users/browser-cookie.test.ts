import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'

const DAY_S = 24 * 60 * 60
const SHOP = 'https://shop.example'
const CREDENTIALS = { username: 'asa@example.se', password: 'hemligt1' }
const BINDS = { 'x-token-rotation': '1', 'x-bind-browser': '1', origin: SHOP }
const REFUSED = { code: 401, result: 'Invalid refresh token provided' }

let host: ShopHost
let id: number
beforeEach(async () => {
  host = new ShopHost()
  id = (await host.customer()).id
  host.security.take()
})

const cookieOf = ({ headers }: { readonly headers: Headers }) => headers.get('set-cookie')?.split(';')[0]
const withCookie = (cookie: string | undefined) => ({ headers: { ...BINDS, ...(cookie !== undefined && { cookie }) } })
async function login(headers: Readonly<Record<string, string>>) {
  const answer = await host.post<string>('/api/user/login', CREDENTIALS, { headers })
  return { refreshToken: answer.meta?.refreshToken ?? '', cookie: cookieOf(answer), headers: answer.headers }
}
const refresh = (refreshToken: string, request = {}) =>
  host.post<string>('/api/user/refresh', { refreshToken }, request)

describe('a login that is bound to its browser', () => {
  it('comes with a cookie that scripts and other sites cannot use, for as long as a login may last', async () => {
    const { headers } = await login(BINDS)
    const [pair, ...attributes] = headers.get('set-cookie')?.split('; ') ?? []
    expect(pair).toMatch(/^__Host-browser=[0-9a-f]{64}$/)
    expect(attributes.toSorted()).toEqual(['HttpOnly', `Max-Age=${90 * DAY_S}`, 'Path=/', 'SameSite=Strict', 'Secure'])
    expect(headers.get('cache-control')).toContain('no-store')
  })

  it('is refreshed by this browser, and by no other that has copied the token', async () => {
    const { refreshToken, cookie } = await login(BINDS)
    for (const thief of [{}, { headers: { 'x-token-rotation': '1' } }, withCookie(`__Host-browser=${'a'.repeat(64)}`)])
      expect(await refresh(refreshToken, thief)).toMatchObject(REFUSED)
    const elsewhere = { event: 'refresh-token-elsewhere', customerId: id }
    expect(host.security.take()).toEqual([
      { event: 'login-succeeded', customerId: id },
      elsewhere,
      elsewhere,
      elsewhere,
    ])
    const next = await refresh(refreshToken, withCookie(cookie))
    expect([next.code, cookieOf(next)]).toEqual([200, undefined])
    expect((await host.get('/api/user/me', { token: next.result })).code).toBe(200)
    const copied = next.meta?.refreshToken ?? ''
    expect(await refresh(copied, { headers: BINDS })).toMatchObject(REFUSED)
    expect((await refresh(copied, withCookie(cookie))).code).toBe(200)
  })

  it('survives an answer that is lost, and still ends when a used token comes again', async () => {
    const { refreshToken, cookie } = await login(BINDS)
    await refresh(refreshToken, withCookie(cookie))
    const next = await refresh(refreshToken, withCookie(cookie))
    expect((await host.get('/api/user/me', { token: next.result })).code).toBe(200)
    expect(await refresh(refreshToken, withCookie(cookie))).toMatchObject(REFUSED)
    expect(await refresh(next.meta?.refreshToken ?? '', withCookie(cookie))).toMatchObject(REFUSED)
  })

  it('shares its cookie with the other tabs and store views of the browser', async () => {
    const first = await login(BINDS)
    const second = await login({ ...BINDS, cookie: `a=b; ${first.cookie}; c=d` })
    expect(second.cookie).toBe(first.cookie)
    for (const { refreshToken } of [first, second])
      expect((await refresh(refreshToken, withCookie(first.cookie))).code).toBe(200)
    const third = await login({ ...BINDS, cookie: '__Host-browser=not-a-secret' })
    expect(third.cookie).not.toBe(first.cookie)
  })

  it('has a cookie without the prefix where the page came over plain HTTP', async () => {
    const { headers } = await login({ ...BINDS, origin: 'http://localhost:8080' })
    expect(headers.get('set-cookie')).toMatch(/^browser=[0-9a-f]{64};/)
    expect(headers.get('set-cookie')).not.toContain('Secure')
    host = new ShopHost({ publicUrl: SHOP })
    await host.customer()
    const { origin: _, ...withoutOrigin } = BINDS
    expect((await login(withoutOrigin)).cookie).toMatch(/^__Host-/)
  })
})

describe('a login that its client did not bind', () => {
  it('has no cookie, and is refreshed from anywhere as long as its client does not ask', async () => {
    const { refreshToken, cookie } = await login({ 'x-token-rotation': '1' })
    expect(cookie).toBeUndefined()
    const next = await refresh(refreshToken, { headers: { cookie: `browser=${'a'.repeat(64)}` } })
    expect([next.code, cookieOf(next)]).toEqual([200, undefined])
    expect((await refresh(next.meta?.refreshToken ?? '')).code).toBe(200)
  })

  it('is bound once its browser asks for it with the cookie; a lost answer with the cookie ends nothing', async () => {
    const { refreshToken } = await login({ 'x-token-rotation': '1' })
    await refresh(refreshToken, withCookie(undefined))
    const first = await refresh(refreshToken, withCookie(undefined))
    const cookie = cookieOf(first)
    expect(cookie).toMatch(/^__Host-browser=/)
    const second = await refresh(first.meta?.refreshToken ?? '', withCookie(cookie))
    expect(second.code).toBe(200)
    expect(await refresh(second.meta?.refreshToken ?? '')).toMatchObject(REFUSED)
    expect((await refresh(second.meta?.refreshToken ?? '', withCookie(cookie))).code).toBe(200)
  })
})
