import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueSeed } from '../ports'
import { openHostDatabase, type HostDatabase } from './index'
import { MIGRATIONS } from './schema'

const door = (price: number, qty = 4) => ({
  id: 501,
  sku: 'DOOR',
  name: 'Duschdörr',
  type_id: 'configurable',
  price_incl_tax: price,
  configurable_children: [
    { id: 502, sku: 'DOOR-80', price_incl_tax: price, stock: { qty, is_in_stock: qty > 0, manage_stock: true } },
  ],
})
const seedOf = (hash: string, doc: object): CatalogueSeed => ({
  hash,
  documents: [{ type: 'product', id: 501, doc: { ...doc } }],
  coupons: [{ code: 'NYHET10', percent: 10 }],
})

describe('the shop database', () => {
  let folder: string
  let clock: ManualClock
  let database: HostDatabase
  const open = () => openHostDatabase(join(folder, 'shop.db'), { clock })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-db-'))
    clock = new ManualClock(1_700_000_000_000)
    database = open()
  })
  afterEach(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })

  it('keeps what was committed when it is opened again', () => {
    expect(database.catalogue.seed(seedOf('a', door(4995)))).toBe('seeded')
    database.close()
    database = open()
    expect([...database.catalogue.documents('product')].map(({ doc }) => doc.sku)).toEqual(['DOOR'])
    expect(database.catalogue.coupon(' nyhet10 ')).toEqual({ code: 'NYHET10', percent: 10 })
  })

  it('imports a seed once, and a changed one again without touching the stock of known skus', () => {
    database.catalogue.seed(seedOf('a', door(4995)))
    database.stock.take('DOOR-80', 3)
    expect(database.catalogue.seed(seedOf('a', door(4995)))).toBe('unchanged')
    expect(database.catalogue.seed(seedOf('b', door(4495, 50)))).toBe('seeded')
    expect(database.stock.of('DOOR-80')).toMatchObject({ qty: 1, is_in_stock: true })
  })

  it('never replaces an imported catalogue, and never mixes one with the demo shop', () => {
    database.catalogue.addImported(seedOf('mine', door(1)).documents)
    expect(database.catalogue.seed(seedOf('demo', door(2)))).toBe('kept')
    database.catalogue.addImported([{ type: 'product', id: 9, doc: { id: 9, sku: 'WALL' } }])
    expect([...database.catalogue.documents()].map(({ doc }) => doc.sku)).toEqual(['WALL', 'DOOR'])
  })

  it('imports nothing into the folder of the demo shop', () => {
    database.catalogue.seed(seedOf('demo', door(2)))
    expect(() => database.catalogue.addImported(seedOf('mine', door(1)).documents)).toThrow('a new data folder')
    expect([...database.catalogue.documents()].map(({ doc }) => doc.price_incl_tax)).toEqual([2])
  })

  it('undoes everything of a unit of work that fails, and stays usable', () => {
    database.catalogue.seed(seedOf('a', door(4995)))
    expect(() =>
      database.transaction(() => {
        database.stock.take('DOOR-80', 1)
        database.transaction(() => database.settings.write('note', 'x'))
        throw new Error('power cut')
      }),
    ).toThrow('power cut')
    expect(database.stock.of('DOOR-80')?.qty).toBe(4)
    expect(database.settings.read('note')).toBeUndefined()
    database.transaction(() => database.settings.write('note', 'y'))
    expect(database.settings.read('note')).toBe('y')
  })

  it('does not open a database of a newer version', () => {
    database.close()
    const newer = new DatabaseSync(join(folder, 'shop.db'))
    newer.exec('PRAGMA user_version = 99')
    newer.close()
    expect(open).toThrow('newer version (99)')
    database = openHostDatabase(':memory:', { clock })
  })

  it('brings mails along that an older version has left waiting', () => {
    const older = new DatabaseSync(':memory:')
    older.exec(MIGRATIONS.slice(0, 2).join(''))
    older.exec('PRAGMA user_version = 2')
    older.exec(
      `INSERT INTO mail_outbox (template, recipient, data, created_at, sent_at) VALUES
        ('order-confirmation', 'a@b.se', '{"entity_id":1}', 5, NULL), ('order-confirmation', 'c@b.se', '{}', 6, 7)`,
    )
    const { mail } = openHostDatabase(older, { clock })
    expect(mail.waiting()).toEqual([
      {
        id: 1,
        template: 'order-confirmation',
        recipient: 'a@b.se',
        storeCode: 'sv',
        data: { entity_id: 1 },
        createdAt: 5,
        attempts: 0,
      },
    ])
    expect(mail.next()?.at).toBeLessThanOrEqual(clock.now())
  })

  it('lets logins rotate on that an older version has begun', () => {
    const older = new DatabaseSync(':memory:')
    older.exec(MIGRATIONS.slice(0, 8).join(''))
    older.exec('PRAGMA user_version = 8')
    older.exec(
      `INSERT INTO customer (id, email, password, profile, created_at, updated_at)
        VALUES (7, 'a@b.se', 'x', '{}', 5, 5);
      INSERT INTO refresh_token (hash, family, parent, customer_id, state, expires_at)
        VALUES ('h1', 'f', NULL, 7, 'superseded', 9), ('h2', 'f', 1, 7, 'used', 9)`,
    )
    const { refreshTokens } = openHostDatabase(older, { clock })
    expect(refreshTokens.byHash('h2')).toMatchObject({
      id: 2,
      family: 'f',
      parent: 1,
      customerId: 7,
      state: 'used',
      rotates: true,
      expiresAt: 9,
    })
  })

  it('numbers the carts of customers of an older version, and counts the coupons of its orders', () => {
    const older = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
    const before = MIGRATIONS.findIndex((migration) => migration.includes('ADD COLUMN number'))
    older.exec(MIGRATIONS.slice(0, before).join(''))
    older.exec(`PRAGMA user_version = ${before}`)
    older.exec(`
      INSERT INTO customer VALUES (7, 'a@b.se', 'x', '{}', 1, 1);
      INSERT INTO cart (id, customer_id, created_at, updated_at) VALUES (4711, 7, 1, 1);
      INSERT INTO cart (mask, created_at, updated_at) VALUES ('0f', 1, 1);
      INSERT INTO "order" VALUES
        (1, 'one', '1', 7, '4711', 'h', '{"coupon_code":"NYHET10","customer_email":"a@b.se"}', 1),
        (2, 'two', '2', NULL, '', 'h', '{"customer_email":"a@b.se"}', 2);`)
    const { carts, orders } = openHostDatabase(older, { clock })
    const cart = carts.ofCustomer(7)
    expect(cart?.publicId).toMatch(/^\d{15}$/)
    expect(carts.byPublicId(cart?.publicId ?? '')).toEqual(cart)
    // A device of before still calls the cart by its old id, but the old id proves nothing.
    expect(carts.byCustomer(7, 4711)).toEqual(cart)
    expect([carts.byPublicId('4711'), carts.byMask('0f')?.publicId]).toEqual([undefined, '0f'])
    expect(orders.usesOfCoupon('nyhet10')).toBe(1)
    expect(orders.usesOfCoupon('NYHET10', { customerId: undefined, email: 'a@b.se' })).toBe(1)
    expect(orders.usesOfCoupon('NYHET10', { customerId: 8 })).toBe(0)
  })

  it('is out of stock once the last piece is taken, and owes what is ordered beyond', () => {
    database.catalogue.seed(seedOf('a', door(4995)))
    database.stock.take('DOOR-80', 6)
    expect(database.stock.of('DOOR-80')).toMatchObject({ qty: -2, is_in_stock: false })
  })
})
