import 'fake-indexeddb/auto'
import { EMPTY_CART } from '@vitrin/cart-sync'
import { NO_FORMS } from '@vitrin/contact'
import { NO_NEWSLETTER } from '@vitrin/content'
import { NO_SESSION } from '@vitrin/user-session'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { newDevice, openShop, type OpenShop } from './testing/open-shop'
import { storedCart } from './testing/stored-cart'
import { storedContact } from './testing/stored-contact'
import { storedClaim, storedDetails, storedNewsletter, storedSession } from './testing/stored-customer'
import { storedOrder, storedTask } from './testing/stored-order'
import { storedProduct } from './testing/stored-product'

type Rows = Readonly<Record<string, readonly { readonly key: string; readonly doc: unknown }[]>>

/** What each version had and wrote. A version that comes adds its lines and leaves these alone. */
const version1: Rows = {
  cart: [{ key: 'current-cart', doc: storedCart }],
  tasks: [{ key: storedTask.task_id, doc: storedTask }],
  checkout: [
    { key: 'personal-details', doc: storedDetails.personalDetails },
    { key: 'shipping-details', doc: storedDetails.shippingDetails },
    { key: 'payment-details', doc: storedDetails.paymentDetails },
    { key: 'last-cart-bypass-ts', doc: 1_795_161_600_000 },
  ],
  orders: [{ key: storedOrder.order_id, doc: storedOrder }],
}
const version2: Rows = {
  ...version1,
  wishlist: [{ key: 'current-wishlist', doc: [storedProduct] }],
  compare: [{ key: 'current-compare', doc: [storedProduct] }],
  'recently-viewed': [{ key: 'recently-viewed', doc: [storedProduct] }],
}
const version3: Rows = { ...version2, 'recent-searches': [{ key: 'recent-searches', doc: ['spegel', 'duschdörr'] }] }

const version4: Rows = { ...version3, user: [{ key: 'session', doc: storedSession }] }

const version7: Rows = {
  ...version4,
  newsletter: [{ key: 'email', doc: storedNewsletter }],
  claims: [{ key: storedClaim.code, doc: storedClaim }],
}

const version9: Rows = { ...version7, contact: [{ key: 'forms', doc: storedContact }] }

const VERSIONS = [
  { version: 1, rows: version1 },
  { version: 2, rows: version2 },
  { version: 3, rows: version3 },
  { version: 4, rows: version4 },
  { version: 5, rows: version4 },
  { version: 6, rows: version4 },
  { version: 7, rows: version7 },
  { version: 8, rows: version7 },
  { version: 9, rows: version9 },
]

const opened: OpenShop[] = []

afterEach(() => {
  for (const { close } of opened.splice(0)) close()
})

async function storeAs(version: number, rows: Rows): Promise<string> {
  const name = newDevice()
  const old = new Dexie(name)
  old.version(version).stores(Object.fromEntries(Object.keys(rows).map((collection) => [collection, 'key'])))
  if (version >= 5) old.version(version).stores({ broken: '++' })
  for (const [collection, documents] of Object.entries(rows)) await old.table(collection).bulkPut([...documents])
  old.close()
  return name
}

describe.each(VERSIONS)('a shop database of version $version', ({ version, rows }) => {
  it('is there and readable, every document of it, and takes new ones', async () => {
    const shop = await openShop(await storeAs(version, rows))
    opened.push(shop)
    const { storages, database, logger, troubles } = shop
    const lists = (collection: string, doc: unknown) => (collection in rows ? doc : [])

    expect(await storages.cart.read()).toEqual({ ...EMPTY_CART, ...storedCart })
    expect(await storages.account.read()).toEqual('user' in rows ? storedSession : NO_SESSION)
    expect(await storages.tasks.all()).toEqual([storedTask])
    expect(await storages.checkout.read()).toEqual(storedDetails)
    expect(await storages.checkout.lastCartBypass()).toBe(1_795_161_600_000)
    expect(await storages.orders.all()).toEqual([storedOrder])
    expect(await storages.wishlist.read()).toEqual(lists('wishlist', [storedProduct]))
    expect(await storages.compare.read()).toEqual(lists('compare', [storedProduct]))
    expect(await storages.recentlyViewed.read()).toEqual(lists('recently-viewed', [storedProduct]))
    expect(await storages.recentSearches.read()).toEqual(lists('recent-searches', ['spegel', 'duschdörr']))
    expect(await storages.newsletter.read()).toEqual('newsletter' in rows ? storedNewsletter : NO_NEWSLETTER)
    expect(await storages.claims.all()).toEqual('claims' in rows ? [storedClaim] : [])
    expect(await storages.contact.read()).toEqual('contact' in rows ? storedContact : NO_FORMS)
    expect([await database.broken.count(), logger.entries, troubles]).toEqual([0, [], []])

    expect((await storages.cart.update((cart) => ({ ...cart, run: 13 }))).run).toBe(13)
    expect(await storages.recentSearches.update((terms) => ['dörr', ...terms])).toContain('dörr')
  })
})
