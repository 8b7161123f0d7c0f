import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { runningShop } from '../testing/running-shop'
import type { RunningShop } from '../start-shop'
import { withoutPersonal } from './without-personal'

const PERSON = {
  firstname: 'Åsgerd',
  lastname: 'Bergqvistsson',
  email: 'asgerd.bergqvistsson@post.example.se',
  telephone: '070-174 06 05',
  street: 'Storgatsvägen',
  city: 'Hultsfredby',
  password: 'ett-langt-hemligt-ord',
  device: 'Åsgerdsphone/1.0',
}

describe('the log of a day', () => {
  let shop: RunningShop
  const lines: string[] = []
  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    shop = await runningShop({ LOG_LEVEL: 'debug', WORKSHOP_KEY: 'a-key-of-the-workshop' })
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => shop.close())

  const ask = async (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(shop.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': encodeURIComponent(PERSON.device), ...headers },
      ...(body !== undefined && { body: sent }),
    })
    const text = await response.text()
    return (text.startsWith('{') ? JSON.parse(text) : {}) as { readonly result: string; readonly meta?: object }
  }

  it('names no person, cart, order, device or secret', async () => {
    const { firstname, lastname, email, telephone, street, city, password } = PERSON
    await ask('/api/user/create', { customer: { email, firstname, lastname }, password })
    await ask('/api/user/login', { username: email, password: `${password}-wrong` })
    const { result: token, meta } = await ask('/api/user/login', { username: email, password })
    const authorization = { authorization: `Bearer ${token}` }
    const { result: cartId } = await ask('/api/cart/create', {})
    const cartItem = { sku: 'KG-2001', qty: 1, quoteId: cartId }
    await ask(`/api/cart/update?cartId=${cartId}`, { cartItem })
    const orderId = `${lastname}s order`
    const address = { firstname, lastname, street: [street, '1'], city, postcode: '11122', country_id: 'SE', telephone }
    const addressInformation = {
      billingAddress: { ...address, email },
      shippingAddress: { ...address, email },
      shipping_method_code: 'flatrate',
      shipping_carrier_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
    }
    const products = [{ sku: 'KG-2001', qty: 1 }]
    await ask('/api/order', { user_id: '', cart_id: cartId, order_id: orderId, products, addressInformation })
    for (const path of [
      `/api/sync/order/${encodeURIComponent(orderId)}`,
      `/sv/order-confirmation/${encodeURIComponent(orderId)}?cartId=${cartId}`,
      `/sv/order-confirmation/${cartId}`,
      `/api/cart/pull/${cartId}?cartId=${cartId}`,
      `/sv/search?q=${encodeURIComponent(lastname)}`,
      `/api/user/me?token=${token}`,
      `/sv/mail-link?token=${token}`,
      `/sv/${encodeURIComponent(email)}`,
      `/api/x/${encodeURIComponent(telephone)}`,
      `/img/150/150/fit/${encodeURIComponent(email)}.jpg`,
    ])
      await ask(path, undefined, authorization)
    await ask('/api/user/me', `{"customer": {"lastname": "${lastname}", `, authorization)
    await ask('/api/user/reset-password', { email })
    await ask('/sv/verkstad', `key=${lastname}`, { 'content-type': 'application/x-www-form-urlencoded' })
    expect(lines.length).toBeGreaterThan(15)
    const said = decodeURIComponent(lines.join('').replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    const secrets = [cartId, orderId, token, ...Object.values(meta ?? {}).map(String)]
    for (const personal of [...Object.values(PERSON), ...secrets]) expect(said).not.toContain(personal)
  })
})

describe('a text for the log', () => {
  it.each([
    ['550 <asa@example.se> is unknown', '550 <<e-mail>> is unknown'],
    ['called +46 70 174 06 05 and 0701740605', 'called <phone> and <phone>'],
    ['GET /api/sync/order/min%20order failed', 'GET /api/sync/order/<id> failed'],
    ['/api/x/4bf92f3577b34da6a3ce929d0e0e4736', '/api/x/<id>'],
    ['/sv/my-account/000000017', '/sv/my-account/<id>'],
    ['/sv/duschhornor/duschhorna-siljan-1042', '/sv/duschhornor/duschhorna-siljan-1042'],
    ['/img/150/150/fit/kg-2001-krom.webp', '/img/150/150/fit/kg-2001-krom.webp'],
    ['127.0.0.1:3000 at 2026-11-23 12:31:00', '127.0.0.1:3000 at 2026-11-23 12:31:00'],
    ['    at f (/opt/x@1.0.0_2283d80ec2e4c29c/a.js:10:200)', '    at f (/opt/x@1.0.0_2283d80ec2e4c29c/a.js:10:200)'],
  ])('%s', (text, kept) => {
    expect(withoutPersonal(text)).toBe(kept)
  })
})
