import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'

interface Login {
  readonly device: string
  readonly is_current: boolean
}

const DAY = 24 * 60 * 60_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1'
const EDGE = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36 Edg/140.0'

describe('the logins of an account', () => {
  let host: ShopHost
  beforeEach(async () => {
    host = new ShopHost()
    const customer = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg' }
    await host.post('/api/user/create', { customer, password: 'hemligt1' })
  })
  const login = async (userAgent: string, rotates = true) => {
    const headers = { 'user-agent': userAgent, ...(rotates && { 'x-token-rotation': '1' }) }
    const body = { username: 'asa@example.se', password: 'hemligt1' }
    const { result, meta } = await host.post<string>('/api/user/login', body, { headers })
    return { token: result, refreshToken: meta?.refreshToken ?? '' }
  }
  const list = (token: string) => host.get<readonly Login[]>('/api/ext/account/logins', { token })
  const refresh = (refreshToken: string) => host.post<string>('/api/user/refresh', { refreshToken })

  it('are listed with their device and last use, and with no more than that', async () => {
    const phone = await login(SAFARI)
    host.clock.advance(60_000)
    await login(EDGE)
    host.clock.advance(60_000)
    const { token } = await login('curl/8')
    const { result } = await list(token)
    expect(result.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['', true],
      ['Edge · Mac', false],
      ['Safari · iPhone', false],
    ])
    host.clock.advance(60_000)
    await refresh(phone.refreshToken)
    const [first] = (await list(token)).result
    expect(first).toEqual({
      device: 'Safari · iPhone',
      began_at: new Date(host.clock.now() - 180_000).toISOString(),
      used_at: new Date(host.clock.now()).toISOString(),
      is_current: false,
    })
    expect((await host.get('/api/ext/account/logins')).code).toBe(401)
  })

  it('end everywhere at once', async () => {
    const [here, there] = [await login(FIREFOX), await login(SAFARI)]
    expect((await host.post('/api/ext/account/logins/end', undefined, { token: here.token })).code).toBe(200)
    for (const { token, refreshToken } of [here, there]) {
      expect((await list(token)).code).toBe(401)
      expect((await refresh(refreshToken)).code).toBe(401)
    }
  })

  it.each([[true], [false]])('end after thirty days without use (rotating: %s)', async (rotates) => {
    const { refreshToken } = await login(FIREFOX, rotates)
    host.clock.advance(30 * DAY - 1)
    const next = await refresh(refreshToken)
    expect(next.code).toBe(200)
    host.clock.advance(30 * DAY)
    expect((await refresh(next.meta?.refreshToken ?? '')).code).toBe(401)
    const { token } = await login(FIREFOX)
    expect((await list(token)).result).toHaveLength(1)
  })
})
