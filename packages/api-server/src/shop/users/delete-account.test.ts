import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase, type Connection } from '../../database'
import { openFile } from '../../database/sql'
import { mailId } from '../../mail/mail-id'
import { PausableHasher } from '../../testing/pausable-hasher'
import { aPhoto, questionForm } from '../../testing/question-form'
import { ShopHost } from '../../testing/shop-host'
import { orderOf, ownDoor, swedishAddress } from '../../testing/shop-requests'

const EMAIL = 'asa@example.se'
const PASSWORD = 'hemligt1'
const NEWSLETTER = '/api/ext/mailchimp-subscribe/subscribe'
const review = {
  product_id: 610,
  title: 'Fin spegel',
  detail: 'Lätt att montera.',
  nickname: 'Åsa',
  review_entity: 'product',
}

interface Data {
  readonly customer: { readonly email: string }
  readonly newsletter: { readonly isSubscribed: boolean }
  readonly cart: { readonly items: readonly { readonly sku: string }[] }
  readonly orders: readonly {
    readonly increment_id: string
    readonly items: readonly { readonly made_to_measure?: unknown }[]
  }[]
  readonly reviews: readonly { readonly title: string }[]
  readonly questions: readonly object[]
}

describe('an account', () => {
  let host: ShopHost
  let file: Connection
  let folder: string
  const forgotten: string[] = []
  beforeEach(() => {
    const clock = new ManualClock()
    file = openFile(':memory:')
    folder = mkdtempSync(join(tmpdir(), 'vitrin-account-'))
    host = new ShopHost({
      clock,
      database: openHostDatabase(file, { clock }),
      attachmentsFolder: folder,
      contactMail: 'fraga@shop.example',
      forgetMails: (ids) => forgotten.push(...ids),
    })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const data = async (token: string) => (await host.get<Data>('/api/ext/account/data', { token })).result
  const end = (token: string, password = PASSWORD) => host.post('/api/ext/account/delete', { password }, { token })
  const order = (token: string, order_id: string, more: object = {}, email = EMAIL) =>
    host.post(
      '/api/order',
      JSON.parse(
        JSON.stringify(orderOf([ownDoor(820, 1990)], { order_id, ...more })).replaceAll(swedishAddress.email, email),
      ),
      { token },
    )
  /** Everything in the database, as text. */
  const traces = () => {
    const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
      readonly name: string
    }[]
    return JSON.stringify(tables.map(({ name }) => file.prepare(`SELECT * FROM "${name}"`).all()))
  }

  /** An account with a bit of everything. */
  async function lived() {
    const { id, token } = await host.customer()
    await host.post(
      '/api/user/me',
      {
        customer: {
          addresses: [
            { ...swedishAddress, region: undefined, company: undefined, email: undefined, region_id: undefined },
          ],
        },
      },
      { token, headers: { 'idempotency-key': 'profile' } },
    )
    const cart = (await host.post<string>('/api/cart/create', undefined, { token })).result
    await host.post(`/api/cart/update?cartId=${cart}`, { cartItem: { sku: 'HOOK', qty: 2, quoteId: cart } }, { token })
    expect((await order(token, 'order-one-of-asa', { cart_id: cart, user_id: String(id) })).code).toBe(200)
    await host.post('/api/review/create', { review }, { token, headers: { 'idempotency-key': 'review' } })
    await host.post(NEWSLETTER, { email: EMAIL }, { headers: { 'idempotency-key': 'news' } })
    const joining = host.database.mail.waiting().find(({ template }) => template === 'newsletter-join')
    await host.post('/api/ext/mail-link', { token: String(joining?.data['link']).split('token=')[1] })
    host.database.stock.take('HOOK', 100)
    await host.post('/api/ext/stock-notice', { sku: 'HOOK', email: EMAIL }, { headers: { 'idempotency-key': 'stock' } })
    const withdrawal = { name: 'Åsa Lind', email: EMAIL, statement: 'Fel mått, Åsa' }
    await host.post(
      '/api/ext/withdrawal',
      { ...withdrawal, order_number: '000000001' },
      { token, headers: { 'idempotency-key': 'withdrawal' } },
    )
    await host.post(
      '/api/ext/withdrawal',
      { ...withdrawal, order_number: '000009999' },
      { headers: { 'idempotency-key': 'unknown' } },
    )
    await host.post(
      '/api/ext/withdrawal/code',
      { order_number: '000000001', email: EMAIL },
      { headers: { 'idempotency-key': 'code' } },
    )
    const ask = (subject: string, request: object) =>
      host.send('/api/ext/contact-form/send', questionForm({ subject, email: EMAIL }, [aPhoto]), request)
    await ask('Fråga som kund', { token, headers: { 'idempotency-key': 'question' } })
    await ask('Fråga som gäst', {})
    await host.post('/api/user/reset-password', { email: EMAIL }, { headers: { 'idempotency-key': 'reset' } })
    return { id, token, cart }
  }

  it('gives its owner a copy of all that the host keeps, but for the password', async () => {
    const { token } = await lived()
    const copy = await data(token)
    expect(copy).toMatchObject({
      customer: { email: EMAIL, addresses: [{ city: 'Stockholm' }] },
      newsletter: { isSubscribed: true },
      cart: { items: [{ sku: 'HOOK', qty: 2 }] },
      orders: [{ increment_id: '000000001', items: [{ made_to_measure: { measures: { width: 820, height: 1990 } } }] }],
      reviews: [{ title: 'Fin spegel', review_status: 2 }],
      questions: [{ subject: 'Fråga som kund', attachments: [{ name: 'badrum.jpg' }] }],
    })
    // A guest's question may be another person's: an account proves no address.
    expect(copy.questions).toHaveLength(1)
    expect(JSON.stringify(copy)).not.toContain('plain')
    const { token: other } = await host.customer('eva@example.se')
    expect(await data(other)).toMatchObject({
      orders: [],
      reviews: [],
      newsletter: { isSubscribed: false },
      cart: { items: [] },
    })
  })

  it('is deleted with the right password: the database names its owner nowhere, and the orders stay', async () => {
    const { token } = await lived()
    const stays = await host.customer('eva@example.se')
    await order(stays.token, 'order-one-of-eva', {}, 'eva@example.se')
    expect(await end(token)).toMatchObject({ status: 200, result: true })
    expect((await host.get('/api/user/me', { token })).status).toBe(401)
    expect((await host.post('/api/user/login', { username: EMAIL, password: PASSWORD })).code).toBe(401)
    const kept = host.database.orders.byOrderId('order-one-of-asa')
    expect(kept).toMatchObject({
      customerId: undefined,
      doc: { customer_id: null, grand_total: expect.any(Number), billing_address: { country_id: 'SE' } },
      items: [{ sku: 'DOOR-OWN-BLACK' }],
    })
    expect(JSON.stringify(kept)).not.toMatch(/Åsa|Berg|Storgatan|Stockholm|11122|0701234567|asa@/)
    const personal = [EMAIL, 'Åsa Lind', 'Fel mått', 'Fråga som']
    expect(personal.filter((text) => traces().includes(text))).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    expect(host.database.mail.waiting().filter(({ recipient }) => recipient === 'fraga@shop.example')).toEqual([])
    expect((await data(stays.token)).orders).toHaveLength(1)
  })

  it('takes its mails along, also those to the shop, and their copies', async () => {
    const { token } = await lived()
    const mails = file.prepare('SELECT id, template, recipient, created_at AS createdAt FROM mail_outbox').all()
    const own = mails.filter(({ recipient, template }) => recipient === EMAIL || template === 'question-notice')
    forgotten.length = 0
    await end(token)
    expect(new Set(own.map(({ template }) => template)).size).toBeGreaterThan(2)
    const idsOf = (rows: typeof own) =>
      rows.map((row) => mailId({ id: Number(row.id), createdAt: Number(row.createdAt) }))
    expect(forgotten.sort()).toEqual(idsOf(own).sort())
  })

  it('leaves an order that the id of its cart no longer opens', async () => {
    const { token, cart } = await lived()
    await end(token)
    for (const query of [`orderId=000000001&cartId=${cart}`, `cartId=${cart}`, 'orderId=000000001']) {
      expect((await host.get(`/api/ext/orders/order?${query}`)).status).toBe(404)
    }
  })

  it('can be made anew with the same address, and is another one', async () => {
    const { id, token } = await lived()
    await end(token)
    const again = await host.customer()
    expect(again.id).not.toBe(id)
    expect(await data(again.token)).toMatchObject({ orders: [], reviews: [] })
  })

  it('stays without the right password, and guessing is stopped', async () => {
    const { token } = await lived()
    expect(await end(token, 'fel')).toMatchObject({
      status: 400,
      fields: [{ field: 'password' }],
      result: expect.stringContaining("doesn't match"),
    })
    for (let tries = 0; tries < 9; tries += 1) await end(token, 'fel')
    expect((await end(token)).status).toBe(429)
    expect((await data(token)).orders).toHaveLength(1)
    expect((await host.post('/api/ext/account/delete', { password: PASSWORD })).status).toBe(401)
  })

  it('stays when the password changed while it was compared', async () => {
    const passwords = new PausableHasher()
    host = new ShopHost({ passwords })
    const { token } = await host.customer()
    const begun = passwords.pauseNext()
    const late = end(token)
    await begun
    const customer = host.database.customers.byEmail(EMAIL)!
    host.database.customers.setPassword(customer.id, await passwords.hash('nytt hemligt'))
    passwords.resume()
    expect((await late).code).toBe(400)
    expect(host.database.customers.byEmail(EMAIL)).toBeDefined()
  })
})

describe('reviews of an account', () => {
  it('are those of the customer who is signed in, with state and product, newest first', async () => {
    const host = new ShopHost()
    const { token } = await host.customer()
    const { token: other } = await host.customer('eva@example.se')
    const write = (title: string, by: string) =>
      host.post<{ readonly id: number }>('/api/review/create', { review: { ...review, title } }, { token: by })
    const first = await write('Första', token)
    await write('Evas', other)
    await write('Andra', token)
    host.database.reviews.approve(first.result.id)
    const { result } = await host.get('/api/ext/account/reviews', { token })
    expect(result).toMatchObject([
      { title: 'Andra', review_status: 2, product: { sku: 'MIRROR', name: 'Rund spegel' } },
      { title: 'Första', review_status: 1, id: first.result.id },
    ])
    expect((await host.get('/api/ext/account/reviews')).status).toBe(401)
  })
})
