import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { ShopHost } from './shop-host'
import { orderOf, ownDoor, standardDoor, swedishAddress } from './shop-requests'
import { openHostDatabase } from '../database'
import { tablesOf } from '../database/testing/released-databases'

const NOW = 1_790_000_000_000
export const PAST_ORDER = 'an-order-of-the-past'
export const PAST_CREDENTIALS = { username: 'asa@example.se', password: 'hemligt1' }

/** Upgrades the database. Its ids are others than those of the past. */
export function hostOn(connection: DatabaseSync): ShopHost {
  const clock = new ManualClock(NOW)
  return new ShopHost({ clock, ids: { next: randomUUID }, database: openHostDatabase(connection, { clock }) })
}

/** A shop with an account, carts, an order, a review, and a row in every other table. */
export async function fillPastShop(connection: DatabaseSync): Promise<void> {
  const host = hostOn(connection)
  const { database } = host
  const { id, token } = await host.customer()
  const { firstname, lastname, street, city, postcode, country_id } = swedishAddress
  const addresses = [{ firstname, lastname, street, city, postcode, country_id }]
  const names = { email: PAST_CREDENTIALS.username, firstname: 'Åsa', lastname: 'Berg' }
  await host.post('/api/user/me', { customer: { ...names, addresses } }, { token })
  const cartId = (await host.post<string>('/api/cart/create', undefined, { token })).result
  const guest = await host.guestCart()
  for (const [cart, item, request] of [
    [cartId, ownDoor(873, 1985), { token, headers: { 'x-cart-run': 'device:1' } }],
    [guest, standardDoor(), {}],
  ] as const)
    await host.post(`/api/cart/update?cartId=${cart}`, { cartItem: { ...item, quoteId: cart } }, request)
  const order = orderOf([standardDoor()], { order_id: PAST_ORDER, user_id: String(id) })
  await host.post('/api/order', order, { token, headers: { 'idempotency-key': PAST_ORDER } })
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
  await host.post('/api/user/reset-password', { email: PAST_CREDENTIALS.username })
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
    INSERT INTO mail_link VALUES ('hash', 'newsletter-join', 'asa@example.se', '', ${NOW}, NULL, '');
    INSERT INTO passkey VALUES ('passkey', ${id}, 'key', 0, 'Firefox · Windows', ${NOW}, NULL);
    INSERT INTO passkey_challenge VALUES ('hash', NULL, ${NOW});
    INSERT INTO stock_notice VALUES ('DOOR-80-BLACK', 'asa@example.se', 'sv', ${NOW});
  `)
  const empty = tablesOf(connection).filter(
    (table) => connection.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get() === undefined,
  )
  if (empty.length > 0) throw new Error(`The shop of the past needs a row in each table: ${empty.join(', ')}`)
}
