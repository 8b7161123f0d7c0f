import { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { openHostDatabase } from './index'
import { MIGRATIONS } from './schema'
import { hostOn, PAST_CREDENTIALS, PAST_ORDER } from '../testing/past-shop'
import { RELEASED_VERSIONS, releasedDatabase } from './testing/released-databases'

describe('the schema of a new shop', () => {
  it('is that of an upgraded one: no released migration was edited', () => {
    const schemaOf = (database: DatabaseSync) => {
      openHostDatabase(database, { clock: new ManualClock() })
      return database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()
    }
    const today = schemaOf(new DatabaseSync(':memory:'))
    for (const version of RELEASED_VERSIONS) expect(schemaOf(releasedDatabase(version))).toEqual(today)
  })

  it('has a kept database for each earlier one: `pnpm released` writes those that are missing', () => {
    expect(RELEASED_VERSIONS).toEqual(RELEASED_VERSIONS.map((_, index) => index + 1))
    expect(RELEASED_VERSIONS.length).toBeGreaterThanOrEqual(MIGRATIONS.length - 1)
    expect(RELEASED_VERSIONS.length).toBeLessThanOrEqual(MIGRATIONS.length)
  })
})

describe.each(RELEASED_VERSIONS)('a shop of version %i', (version) => {
  it('keeps its account, carts, order and review', async () => {
    const connection = releasedDatabase(version)
    const guest = String(connection.prepare("SELECT value FROM setting WHERE name = 'guest-cart'").get()?.value)
    const host = hostOn(connection)
    const { result: token, status } = await host.post<string>('/api/user/login', PAST_CREDENTIALS)
    expect(status).toBe(200)
    const { result: me } = await host.get('/api/user/me', { token })
    expect(me).toMatchObject({ email: PAST_CREDENTIALS.username, firstname: 'Åsa', addresses: [{ city: 'Stockholm' }] })
    expect((await host.get(`/api/cart/pull?cartId=${guest}`)).result).toMatchObject([{ sku: 'DOOR-80-BLACK', qty: 1 }])
    const { result: cartId } = await host.post<string>('/api/cart/create', undefined, { token })
    const { result: lines } = await host.get(`/api/cart/pull?cartId=${cartId}`, { token })
    expect(lines).toMatchObject([{ sku: 'DOOR-OWN-BLACK', qty: 1 }])
    expect((await host.get(`/api/sync/order/${PAST_ORDER}`)).result).toMatchObject({ platform_order_id: 1 })
    const { result: orders } = await host.get('/api/user/order-history', { token })
    expect(orders).toMatchObject({ items: [{ increment_id: '000000001', items: [{ sku: 'DOOR-80-BLACK' }] }] })
    const { result: reviews } = await host.get('/api/ext/account/reviews', { token })
    expect(reviews).toMatchObject([{ title: 'Fin dörr' }])
    expect(connection.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  })
})
