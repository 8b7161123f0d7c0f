import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost } from '../../testing/shop-host'

const PATH = '/api/ext/mailchimp-subscribe/subscribe'
const LINK = '/api/ext/mail-link'
const DAY_MS = 24 * 60 * 60 * 1000
const email = 'asa@example.se'

describe('the newsletter', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const status = async (address = email) => (await host.get(`${PATH}?email=${encodeURIComponent(address)}`)).result
  const mails = () => host.database.mail.waiting()
  const newestToken = () => new URL(String(mails().at(-1)?.data['link']), 'http://shop').searchParams.get('token') ?? ''
  const page = async (token: string) => (await host.get(`${LINK}?token=${token}`)).result
  const follow = async (token = newestToken()) => (await host.post(LINK, { token })).result
  const subscribed = async () => {
    await host.post(PATH, { email })
    await follow()
  }

  it('waits for the link of a mail before it begins [R7.16 GET] [R7.16 POST]', async () => {
    expect(await status()).toBe('unsubscribed')
    expect(await host.post(PATH, { email: 'ASA@Example.se' })).toMatchObject({ status: 200, code: 200, result: 'OK' })
    expect(await status('Asa@example.SE')).toBe('pending')
    expect(mails()).toMatchObject([{ template: 'newsletter-join', recipient: email, storeCode: 'sv' }])
    expect(await page(newestToken())).toEqual({ purpose: 'newsletter-join', state: 'open', email })
    expect(await status()).toBe('pending')
    expect(await follow()).toEqual({ purpose: 'newsletter-join', state: 'done', email })
    expect(await status()).toBe('subscribed')
  })

  it('mails a subscriber nothing who subscribes again', async () => {
    await subscribed()
    expect(await host.post(PATH, { email })).toMatchObject({ code: 200, result: 'OK' })
    expect(mails()).toHaveLength(1)
  })

  it('says whether a link is used, expired or unknown', async () => {
    await host.post(PATH, { email })
    const first = newestToken()
    await host.post(PATH, { email })
    await follow(first)
    expect([await page(first), await follow(first), await follow()]).toMatchObject([
      { state: 'used' },
      { state: 'used' },
      { state: 'used' },
    ])
    await host.post(PATH, { email: 'eva@example.se' })
    host.clock.advance(7 * DAY_MS)
    expect([await page(newestToken()), await follow(), await status('eva@example.se')]).toMatchObject([
      { state: 'expired' },
      { state: 'expired' },
      'unsubscribed',
    ])
    expect(await host.get(`${LINK}?token=guessed`)).toMatchObject({ status: 404, code: 404 })
    expect(await host.post(LINK, { token: 'guessed' })).toMatchObject({ status: 404 })
  })

  it('ends at once for the signed-in owner of the address [R7.16 DELETE]', async () => {
    await subscribed()
    const { token } = await host.customer(email)
    expect(await host.delete(PATH, { email }, { token })).toMatchObject({ code: 200, result: 'OK' })
    expect(await status()).toBe('unsubscribed')
    expect(mails()).toHaveLength(1)
  })

  it('ends by a mailed link for everyone else [R7.16 DELETE]', async () => {
    await subscribed()
    const { token } = await host.customer('eva@example.se')
    for (const caller of [undefined, token])
      expect(await host.delete(PATH, { email }, caller === undefined ? {} : { token: caller })).toMatchObject({
        code: 200,
        result: 'OK',
      })
    expect(await status()).toBe('subscribed')
    expect(mails().at(-1)).toMatchObject({ template: 'newsletter-leave', recipient: email })
    expect(await follow()).toEqual({ purpose: 'newsletter-leave', state: 'done', email })
    expect(await status()).toBe('unsubscribed')
    expect(await host.delete(PATH, { email })).toMatchObject({ code: 200 })
    expect(mails()).toHaveLength(3)
  })

  it('answers a request that is sent again as the first time, and undoes nothing that came between', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const { token } = await host.customer(email)
    await host.post(PATH, { email }, { headers })
    await follow()
    await host.delete(PATH, { email }, { token })
    expect(await host.post(PATH, { email }, { headers })).toMatchObject({ code: 200 })
    expect([await status(), mails().length]).toEqual(['unsubscribed', 1])
  })

  it.each([[undefined], [{}], [{ email: 'asa@' }], [{ email: 7 }]])('refuses what is no address: %j', async (body) => {
    expect(await host.post(PATH, body)).toMatchObject({ status: 400 })
    expect(await host.delete(PATH, body)).toMatchObject({ status: 400 })
    expect((await host.get(`${PATH}?email=asa`)).status).toBe(400)
  })

  it('is no way to try out one address for ever, and floods no mailbox', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect((await host.post(PATH, { email })).code).toBe(200)
    expect((await host.post(PATH, { email })).status).toBe(429)
    for (let tries = 0; tries < 16; tries += 1) await status()
    expect((await host.get(`${PATH}?email=${email}`)).status).toBe(429)
    host.clock.advance(15 * 60_000)
    expect(await status()).toBe('pending')
    expect(mails()).toHaveLength(3)
  })
})
