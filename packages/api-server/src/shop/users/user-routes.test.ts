import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCustomer, WireOrderHistory } from '@vitrin/api-contract/wire'
import { ShopHost } from '../../testing/shop-host'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const customer = { email: 'Asa@Example.se', firstname: 'Åsa', lastname: 'Berg' }

describe('accounts', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const refresh = (refreshToken: string) => host.post<string>('/api/user/refresh', { refreshToken })
  const me = (token: string) => host.get<WireCustomer>('/api/user/me', { token })

  describe('create', () => {
    it('stores a customer and answers it without the password [R7.02]', async () => {
      const created = await host.post<WireCustomer>('/api/user/create', { customer, password: 'hemligt1' })
      expect(created).toMatchObject({
        status: 200,
        code: 200,
        result: { email: 'asa@example.se', firstname: 'Åsa', group_id: 1, store_id: 4, addresses: [] },
      })
      expect(JSON.stringify(created.result)).not.toContain('hemligt1')
      expect(host.database.customers.byEmail('ASA@example.SE')?.id).toBe(created.result.id)
    })

    it('keeps addresses with ids and says which are the defaults', async () => {
      const address = {
        firstname: 'Åsa',
        lastname: 'Berg',
        street: ['Storgatan', '1'],
        city: 'Lund',
        country_id: 'SE',
        postcode: '22222',
        default_billing: true,
      }
      const { result } = await host.post<WireCustomer>('/api/user/create', {
        customer: { ...customer, addresses: [address] },
        password: 'hemligt1',
      })
      expect(result.addresses).toMatchObject([{ ...address, id: expect.any(Number), customer_id: result.id }])
      expect(result.default_billing).toBe(String(result.addresses[0]?.id))
    })

    it('refuses a taken address, whatever its letter case', async () => {
      await host.customer('asa@example.se')
      const again = await host.post('/api/user/create', { customer, password: 'hemligt2' })
      expect(again).toMatchObject({
        code: 400,
        result: 'A customer with the same email address already exists in an associated website.',
        fields: [{ field: 'customer.email' }],
      })
    })

    it('stops a caller that tries which addresses have accounts, and no other caller', async () => {
      host = new ShopHost({ clientAddress: (request) => request.headers.get('x-test-address') ?? undefined })
      const tried = (email: string, address: string) =>
        host.post(
          '/api/user/create',
          { customer: { ...customer, email }, password: 'hemligt1' },
          { headers: { 'x-test-address': address } },
        )
      const codes: number[] = []
      // Every second address has an account by then.
      for (let times = 0; times < 100; times += 1)
        codes.push((await tried(`a${Math.floor(times / 2)}@example.se`, '10.0.0.1')).code)
      expect(codes.filter((code) => code === 200)).toHaveLength(50)
      const stopped = await tried('a0@example.se', '10.0.0.1')
      expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900'])
      expect((await tried('a0@example.se', '10.0.0.2')).code).toBe(400)
      host.clock.advance(15 * MINUTE)
      expect((await tried('b@example.se', '10.0.0.1')).code).toBe(200)
    })

    it('names every field that is missing or wrong', async () => {
      const refused = await host.post('/api/user/create', {
        customer: { email: 'asa', firstname: '1', addresses: [{ street: ['x'] }] },
        password: 'kort',
      })
      expect(refused.code).toBe(400)
      expect(refused.fields?.map(({ field }) => field)).toEqual(
        expect.arrayContaining([
          'customer.email',
          'customer.firstname',
          'customer.lastname',
          'customer.addresses.0.street',
          'customer.addresses.0.city',
          'password',
        ]),
      )
      expect(refused.result).toContainEqual(
        expect.objectContaining({ keyword: 'required', params: { missingProperty: 'lastname' } }),
      )
    })

    it('answers a resent request as the first time, and another body under its key not at all', async () => {
      const headers = { 'idempotency-key': 'k1' }
      const first = await host.post('/api/user/create', { customer, password: 'hemligt1' }, { headers })
      const again = await host.post('/api/user/create', { customer, password: 'hemligt1' }, { headers })
      const other = await host.post(
        '/api/user/create',
        { customer: { ...customer, firstname: 'Eva' }, password: 'hemligt1' },
        { headers },
      )
      expect(again.result).toEqual(first.result)
      expect(other).toMatchObject({ code: 409, reason: 'key-reused' })
    })
  })

  describe('login', () => {
    it('answers a token, and a refresh token in meta [R7.01]', async () => {
      await host.customer()
      const answer = await host.post<string>('/api/user/login', { username: ' ASA@example.se', password: 'hemligt1' })
      expect(answer).toMatchObject({
        code: 200,
        result: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        meta: { refreshToken: expect.stringMatching(/^[0-9a-f]{64}$/) },
      })
      expect((await me(answer.result)).result.email).toBe('asa@example.se')
    })

    it('answers 401 alike for an unknown account and a wrong password', async () => {
      await host.customer()
      const wrong = await host.post('/api/user/login', { username: 'asa@example.se', password: 'fel' })
      const unknown = await host.post('/api/user/login', { username: 'nobody@example.se', password: 'fel' })
      expect(wrong.status).toBe(401)
      expect([unknown.status, unknown.result]).toEqual([401, wrong.result])
    })

    it('stops guessing at an account, and lets its owner in again after a quarter of an hour', async () => {
      await host.customer()
      const guess = (password: string) => host.post('/api/user/login', { username: 'asa@example.se', password })
      for (let tries = 0; tries < 10; tries += 1) expect((await guess('fel')).code).toBe(401)
      const stopped = await guess('hemligt1')
      expect([stopped.code, stopped.headers.get('retry-after')]).toEqual([429, '900'])
      host.clock.advance(15 * MINUTE)
      expect((await guess('hemligt1')).code).toBe(200)
    })

    it('stops one address that guesses at many accounts', async () => {
      host = new ShopHost({ clientAddress: (request) => request.headers.get('x-test-address') ?? undefined })
      const guess = (account: number, address: string) =>
        host.post(
          '/api/user/login',
          { username: `a${account}@example.se`, password: 'fel' },
          { headers: { 'x-test-address': address } },
        )
      for (let account = 0; account < 50; account += 1) await guess(account, '10.0.0.1')
      expect((await guess(50, '10.0.0.1')).code).toBe(429)
      expect((await guess(50, '10.0.0.2')).code).toBe(401)
      const reset = { email: 'a50@example.se' }
      const headers = { 'x-test-address': '10.0.0.1' }
      expect((await host.post('/api/user/reset-password', reset, { headers })).code).toBe(200)
    })
  })

  describe('refresh', () => {
    it('answers new tokens; a lost answer can be asked for again [R7.07]', async () => {
      const { refreshToken } = await host.customer()
      const lost = await refresh(refreshToken)
      const again = await refresh(refreshToken)
      expect([lost.code, again.code]).toEqual([200, 200])
      expect((await me(again.result)).code).toBe(200)
    })

    it('ends the old refresh token once the new one is used, and the login if the old one comes again', async () => {
      const { refreshToken } = await host.customer()
      const next = await refresh(refreshToken)
      await me(next.result)
      expect(await refresh(refreshToken)).toMatchObject({ code: 401, result: 'Invalid refresh token provided' })
      expect((await refresh(next.meta?.refreshToken ?? '')).code).toBe(401)
      expect((await me(next.result)).code).toBe(401)
    })

    it('ends the old refresh token once the new one is used', async () => {
      const { refreshToken } = await host.customer()
      const second = await refresh(refreshToken)
      const third = await refresh(second.meta?.refreshToken ?? '')
      expect(third.code).toBe(200)
      expect((await refresh(refreshToken)).code).toBe(401)
    })

    it('keeps the access token of the old one alive, so calls on their way do not fail', async () => {
      const { token, refreshToken } = await host.customer()
      const next = await refresh(refreshToken)
      await me(next.result)
      expect((await me(token)).code).toBe(200)
    })

    it('ends 90 days after the login, however often it was refreshed', async () => {
      let { refreshToken } = await host.customer()
      for (let month = 0; month < 3; month += 1) {
        host.clock.advance(29 * DAY)
        refreshToken = (await refresh(refreshToken)).meta?.refreshToken ?? ''
      }
      host.clock.advance(3 * DAY)
      expect((await refresh(refreshToken)).code).toBe(401)
    })

    it('names the missing field', async () => {
      expect(await host.post('/api/user/refresh', {})).toMatchObject({ code: 400, fields: [{ field: 'refreshToken' }] })
    })
  })

  it('logs out of this login and no other', async () => {
    const here = await host.customer()
    const there = await host.post<string>('/api/user/login', { username: 'asa@example.se', password: 'hemligt1' })
    expect(await host.post('/api/user/logout', undefined, { token: here.token })).toMatchObject({
      code: 200,
      result: true,
    })
    expect((await me(here.token)).code).toBe(401)
    expect((await refresh(here.refreshToken)).code).toBe(401)
    expect((await me(there.result)).code).toBe(200)
  })

  it('ends a login by its refresh token when the access token is too old', async () => {
    const { token, refreshToken } = await host.customer()
    host.clock.advance(16 * MINUTE)
    expect((await host.post('/api/user/logout', { refreshToken }, { token })).code).toBe(200)
    expect((await refresh(refreshToken)).code).toBe(401)
  })

  it('has no roles but guests and customers, and account calls need a token [R1.12]', async () => {
    const { token } = await host.customer()
    const history = await host.get<WireOrderHistory<unknown>>('/api/user/order-history', { token })
    expect(history.result).toEqual({ items: [], search_criteria: { page_size: 20, current_page: 1 }, total_count: 0 })
    expect((await host.get('/api/user/order-history')).code).toBe(401)
    expect(
      (
        await host.post('/api/user/create', {
          customer: { ...customer, email: 'b@example.se', group_id: 0, role: 'admin' },
          password: 'hemligt1',
        })
      ).result,
    ).toMatchObject({ group_id: 1 })
  })
})
