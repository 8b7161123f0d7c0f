import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'

const MINUTE = 60_000
const OWNERS = '10.1.0.1'

describe('wrong passwords at one account', () => {
  let host: ShopHost
  beforeEach(async () => {
    host = new ShopHost({ clientAddress: (request) => request.headers.get('x-test-address') ?? undefined })
    await host.customer()
  })
  const login = (address: string, password: string) =>
    host.post('/api/user/login', { username: 'asa@example.se', password }, { headers: { 'x-test-address': address } })
  const guessFrom = async (addresses: number) => {
    for (let each = 0; each < addresses; each += 1) await login(`10.0.${each}.1`, 'fel')
  }
  const waitOf = async (address: string, password = 'hemligt1') => {
    const { code, headers } = await login(address, password)
    return [code, headers.get('retry-after')]
  }

  it('do not lock out the owner at an address that has signed in before', async () => {
    await login(OWNERS, 'hemligt1')
    await guessFrom(40)
    expect((await login(OWNERS, 'fel')).code).toBe(401)
    expect((await login(OWNERS, 'hemligt1')).code).toBe(200)
  })

  it('make the owner at a new address wait for a minute at most, whatever others try meanwhile', async () => {
    await guessFrom(10)
    expect(await waitOf(OWNERS)).toEqual([429, '1'])
    for (let round = 0; round < 12; round += 1) {
      clockOn(MINUTE)
      await guessFrom(40)
    }
    expect(await waitOf('10.1.0.2')).toEqual([429, '60'])
    clockOn(MINUTE - 1)
    await guessFrom(40)
    expect(await waitOf('10.1.0.2')).toEqual([429, '1'])
    clockOn(1)
    expect(await waitOf('10.1.0.2')).toEqual([200, null])
  })

  it('give each address one try for one wait', async () => {
    await guessFrom(12)
    expect(await waitOf(OWNERS, 'fel')).toEqual([429, '1'])
    clockOn(1000)
    expect(await waitOf(OWNERS, 'fel')).toEqual([401, null])
    expect(await waitOf(OWNERS, 'fel')).toEqual([429, '2'])
  })

  it('stop an address after ten tries, and the same account elsewhere not', async () => {
    await login(OWNERS, 'hemligt1')
    for (let tries = 0; tries < 10; tries += 1) expect((await login(OWNERS, 'fel')).code).toBe(401)
    expect(await waitOf(OWNERS)).toEqual([429, '900'])
    expect(await waitOf('10.1.0.2')).toEqual([429, '1'])
    clockOn(1000)
    expect(await waitOf('10.1.0.2')).toEqual([200, null])
  })

  function clockOn(ms: number): void {
    host.clock.advance(ms)
  }
})
