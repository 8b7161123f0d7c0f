import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'

const PATH = '/api/ext/mailchimp-subscribe/subscribe'
const email = 'asa@example.se'

describe('the newsletter', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const status = async (address = email) => (await host.get(`${PATH}?email=${encodeURIComponent(address)}`)).result

  it('knows who subscribed until they leave [R7.16 GET] [R7.16 POST] [R7.16 DELETE]', async () => {
    expect(await status()).toBe('unsubscribed')
    expect(await host.post(PATH, { email: 'ASA@Example.se' })).toMatchObject({ status: 200, code: 200, result: 'OK' })
    expect(await status()).toBe('subscribed')
    expect(await host.post(PATH, { email })).toMatchObject({ code: 200, result: 'OK' })
    expect(await host.delete(PATH, { email })).toMatchObject({ code: 200, result: 'OK' })
    expect(await status('Asa@example.SE')).toBe('unsubscribed')
    expect(await host.delete(PATH, { email })).toMatchObject({ code: 200 })
  })

  it('answers a request that is sent again as the first time, and undoes nothing that came between', async () => {
    const headers = { 'idempotency-key': 'k1' }
    await host.post(PATH, { email }, { headers })
    await host.delete(PATH, { email })
    expect(await host.post(PATH, { email }, { headers })).toMatchObject({ code: 200 })
    expect(await status()).toBe('unsubscribed')
  })

  it.each([[undefined], [{}], [{ email: 'asa@' }], [{ email: 7 }]])('refuses what is no address: %j', async (body) => {
    expect(await host.post(PATH, body)).toMatchObject({ status: 400 })
    expect(await host.delete(PATH, body)).toMatchObject({ status: 400 })
    expect((await host.get(`${PATH}?email=asa`)).status).toBe(400)
  })

  it('is no way to try out one address for ever', async () => {
    for (let tries = 0; tries < 20; tries += 1) await status()
    expect((await host.get(`${PATH}?email=${email}`)).status).toBe(429)
    host.clock.advance(15 * 60_000)
    expect(await status()).toBe('unsubscribed')
  })
})
