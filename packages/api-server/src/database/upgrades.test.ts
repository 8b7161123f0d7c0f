import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ShopHost } from '../testing/shop-host'
import { orderOf, ownDoor, standardDoor, swedishAddress } from '../testing/shop-requests'
import { openHostDatabase } from './index'
import { MIGRATIONS } from './schema'
import { RELEASED_VERSIONS, releasedDatabase, tablesOf, writeReleasedDatabases } from './testing/released-databases'

// After a migration is released, write its database:
// WRITE_RELEASED=1 pnpm exec vitest run packages/api-server/src/database/upgrades.test.ts
const NOW = 1_790_000_000_000
const ORDER = 'an-order-of-the-past'
const credentials = { username: 'asa@example.se', password: 'hemligt1' }

/** Ids that the shop of the past has not used. */
const hostOn = (connection: DatabaseSync): ShopHost => {
  const clock = new ManualClock(NOW)
  return new ShopHost({ clock, ids: { next: randomUUID }, database: openHostDatabase(connection, { clock }) })
}

/** A shop with an account, carts, an order, a review, and a row in every other table. */
async function fill(connection: DatabaseSync): Promise<void> {
  const host = hostOn(connection)
  const { database } = host
  const { id, token } = await host.customer()
  const { firstname, lastname, street, city, postcode, country_id } = swedishAddress
  const addresses = [{ firstname, lastname, street, city, postcode, country_id }]
  const names = { email: credentials.username, firstname: 'Åsa', lastname: 'Berg' }
  expect(await host.post('/api/user/me', { customer: { ...names, addresses } }, { token })).toMatchObject({ code: 200 })
  const cartId = (await host.post<string>('/api/cart/create', undefined, { token })).result
  const guest = await host.guestCart()
  for (const [cart, item, request] of [
    [cartId, ownDoor(873, 1985), { token, headers: { 'x-cart-run': 'device:1' } }],
    [guest, standardDoor(), {}],
  ] as const)
    await host.post(`/api/cart/update?cartId=${cart}`, { cartItem: { ...item, quoteId: cart } }, request)
  const order = orderOf([standardDoor()], { order_id: ORDER, user_id: String(id) })
  await host.post('/api/order', order, { token, headers: { 'idempotency-key': ORDER } })
  database.reviews.add(
    {
      productId: 501,
      customerId: id,
      status: 2,
      doc: { title: 'Fin dörr', detail: 'Lätt att montera.', nickname: 'Åsa', customer_id: id, product_id: 501 },
      pictures: ['c'.repeat(32)],
    },
    NOW,
  )
  await host.post('/api/user/reset-password', { email: credentials.username })
  connection.exec(`
    INSERT INTO setting VALUES ('guest-cart', '${guest}');
    INSERT INTO price_change VALUES ('DOOR-80-BLACK', ${NOW}, '{"price_incl_tax":100}');
    INSERT INTO newsletter_subscriber VALUES ('asa@example.se', ${NOW});
    INSERT INTO abandoned_order VALUES ('abandoned', ${NOW});
    INSERT INTO download VALUES (1, 1, 1);
    INSERT INTO redirect VALUES ('/old', '/sv', 301);
    INSERT INTO withdrawal (entity_id, doc, received_at) VALUES (1, '{"email":"asa@example.se"}', ${NOW});
    INSERT INTO withdrawal_code VALUES ('subject', 'hash', 1, ${NOW});
    INSERT INTO question (store_code, customer_id, email, doc, received_at)
      VALUES ('sv', ${id}, 'asa@example.se', '{}', ${NOW});
    INSERT INTO question_file (question_id, name, type, size, file)
      VALUES (1, 'a.jpg', 'image/jpeg', 1, '${'a'.repeat(32)}');
    INSERT INTO mail_link VALUES ('hash', 'newsletter-join', 'asa@example.se', '', ${NOW}, NULL);
    INSERT INTO stock_notice VALUES ('DOOR-80-BLACK', 'asa@example.se', 'sv', ${NOW});
  `)
}

describe.runIf(process.env.WRITE_RELEASED)('the databases of new versions', () => {
  it('are written, with a row in every table', async () => {
    const today = new DatabaseSync(':memory:')
    await fill(today)
    const count = (table: string) => today.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n
    expect(tablesOf(today).filter((table) => count(table) === 0)).toEqual([])
    writeReleasedDatabases(today)
  })
})

describe('the schema of a new shop', () => {
  it('is that of an upgraded one: no released migration was edited', () => {
    const schemaOf = (database: DatabaseSync) => {
      openHostDatabase(database, { clock: new ManualClock() })
      return database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()
    }
    const today = schemaOf(new DatabaseSync(':memory:'))
    for (const version of RELEASED_VERSIONS) expect(schemaOf(releasedDatabase(version))).toEqual(today)
  })

  it('has one kept database for each released version', () => {
    expect(RELEASED_VERSIONS).toEqual(RELEASED_VERSIONS.map((_, index) => index + 1))
    expect(RELEASED_VERSIONS.length).toBeGreaterThan(0)
    expect(RELEASED_VERSIONS.length).toBeLessThanOrEqual(MIGRATIONS.length)
  })
})

describe.each(RELEASED_VERSIONS)('a shop of version %i', (version) => {
  it('keeps its account, carts, order and review', async () => {
    const connection = releasedDatabase(version)
    const guest = String(connection.prepare("SELECT value FROM setting WHERE name = 'guest-cart'").get()?.value)
    const host = hostOn(connection)
    const { result: token, status } = await host.post<string>('/api/user/login', credentials)
    expect(status).toBe(200)
    const { result: me } = await host.get('/api/user/me', { token })
    expect(me).toMatchObject({ email: credentials.username, firstname: 'Åsa', addresses: [{ city: 'Stockholm' }] })
    expect((await host.get(`/api/cart/pull?cartId=${guest}`)).result).toMatchObject([{ sku: 'DOOR-80-BLACK', qty: 1 }])
    const { result: cartId } = await host.post<string>('/api/cart/create', undefined, { token })
    const { result: lines } = await host.get(`/api/cart/pull?cartId=${cartId}`, { token })
    expect(lines).toMatchObject([{ sku: 'DOOR-OWN-BLACK', qty: 1 }])
    expect((await host.get(`/api/sync/order/${ORDER}`)).result).toMatchObject({ platform_order_id: 1 })
    const { result: orders } = await host.get('/api/user/order-history', { token })
    expect(orders).toMatchObject({ items: [{ increment_id: '000000001', items: [{ sku: 'DOOR-80-BLACK' }] }] })
    const { result: reviews } = await host.get('/api/ext/account/reviews', { token })
    expect(reviews).toMatchObject([{ title: 'Fin dörr' }])
    expect(connection.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  })
})
