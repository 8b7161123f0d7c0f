import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SEARCH_INDEX } from '@vitrin/api-contract/wire'
import { ApiHost } from './testing'

const GUEST_CART = /^[0-9a-f]{32}$/
interface Envelope {
  readonly code: number
  readonly result: unknown
}

describe('an original client with `tokenInHeader` off, its default', () => {
  let host: ApiHost
  beforeEach(() => {
    host = new ApiHost()
  })
  afterEach(() => host.close())

  async function signedIn(email: string): Promise<string> {
    const customer = { email, firstname: 'Åsa', lastname: 'Berg' }
    await host.post('/api/user/create', { customer, password: 'hemligt1' })
    const login = await host.post<Envelope>('/api/user/login', { username: email, password: 'hemligt1' })
    return String(login.body.result)
  }
  const emailOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = (await (await host.fetch(path, { headers })).json()) as { result: { email?: string } }
    return answer.result.email
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it('opens its account, its orders and its cart with the token in the query', async () => {
    const token = await signedIn('asa@example.se')
    expect(await emailOf(`/api/user/me?token=${token}`)).toBe('asa@example.se')
    const history = await host.get<Envelope>(`/api/user/order-history?token=${token}&pageSize=20&currentPage=1`)
    expect(history.body).toMatchObject({ code: 200, result: { items: [], total_count: 0 } })
    const cart = (await host.post<Envelope>(`/api/cart/create?token=${token}`)).body.result
    expect(String(cart)).not.toMatch(GUEST_CART)
    const pulled = await host.get<Envelope>(`/api/cart/pull?token=${token}&cartId=${String(cart)}`)
    expect(pulled.body).toMatchObject({ code: 200, result: [] })
  })

  it('is a guest with an empty token', async () => {
    const cart = (await host.post<Envelope>('/api/cart/create?token=')).body
    expect(cart).toMatchObject({ code: 200, result: expect.stringMatching(GUEST_CART) })
    expect((await host.get(`/api/cart/pull?token=&cartId=${String(cart.result)}`)).status).toBe(200)
    expect((await host.get('/api/user/me?token=')).status).toBe(401)
  })

  it.each(['Bearer ', 'Bearer null'])(
    'is a guest with the header "%s", unless the query has a token',
    async (header) => {
      const headers = { authorization: header }
      const cart = await host.post<Envelope>('/api/cart/create', undefined, headers)
      expect(cart.body).toMatchObject({ code: 200, result: expect.stringMatching(GUEST_CART) })
      const token = await signedIn('asa@example.se')
      expect(await emailOf(`/api/user/me?token=${token}`, headers)).toBe('asa@example.se')
    },
  )

  it('is the caller of the header where header and query differ', async () => {
    const [asa, eva] = [await signedIn('asa@example.se'), await signedIn('eva@example.se')]
    expect(await emailOf(`/api/user/me?token=${asa}`, bearer(eva))).toBe('eva@example.se')
    expect((await host.fetch(`/api/user/me?token=${asa}`, { headers: bearer('forged') })).status).toBe(401)
    expect(await emailOf('/api/user/me?token=forged', bearer(asa))).toBe('asa@example.se')
  })

  it('gets answers that no cache may store, from every call with a token in its address', async () => {
    const token = await signedIn('asa@example.se')
    const stored = async (path: string, init?: RequestInit) => {
      const answer = await host.fetch(path, init)
      await answer.text()
      return answer.headers.get('cache-control')
    }
    const map: RequestInit = { method: 'POST', body: '{"url":"speglar"}' }
    const search = `/api/catalog/${SEARCH_INDEX}/product/_search?size=1`
    for (const [path, init] of [
      [`/api/product/list?skus=MIR-60&token=${token}`],
      [`/api/product/render-list?skus=MIR-60&token=${token}`],
      [`${search}&token=${token}`],
      [`/api/url/map?token=${token}`, map],
      [`/api/stock/check?sku=unknown&token=${token}`],
      [`/api/nothing?token=${token}`],
      [`/api/user/me?token=${token}`],
      ['/api/user/me?token=forged'],
    ] as const) {
      expect([path, await stored(path, init)]).toEqual([path, 'no-cache, no-store'])
    }
    expect([await stored(`${search}&token=`), await stored('/api/url/map', map)]).toEqual([null, null])
  })
})
