import 'fake-indexeddb/auto'
import { aProduct, recentSearchesStorageContract } from '@vitrin/catalog/testing'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { DexieCartStorage } from './dexie-cart-storage'
import { DexieProductListStorage } from './dexie-product-list-storage'
import { DexieRecentSearchesStorage } from './dexie-recent-searches-storage'
import { openShopDatabase } from './open-shop-database'

const closers: (() => void)[] = []
let devices = 0

function openTab(name: string) {
  const database = openShopDatabase(name)
  const storage = new DexieRecentSearchesStorage(database)
  closers.push(() => {
    storage.close()
    database.close()
  })
  return { database, storage }
}

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

recentSearchesStorageContract('DexieRecentSearchesStorage', {
  openTwo: () => {
    const name = `searches-${++devices}`
    return [openTab(name).storage, openTab(name).storage]
  },
})

describe('a shop database of version 2', () => {
  it('keeps the cart and the lists when the recent searches come, and is ready for them', async () => {
    const name = `searches-${++devices}`
    const old = new Dexie(name)
    old.version(1).stores({ cart: 'key', tasks: 'key', checkout: 'key', orders: 'key' })
    old.version(2).stores({ wishlist: 'key', compare: 'key', 'recently-viewed': 'key' })
    await old.table('cart').put({ key: 'current-cart', doc: { cartServerToken: 'abc' } })
    await old.table('wishlist').put({ key: 'current-wishlist', doc: [aProduct({ sku: 'A' })] })
    old.close()

    const { database, storage } = openTab(name)
    expect((await new DexieCartStorage(database).read()).cartServerToken).toBe('abc')
    expect(await new DexieProductListStorage(database, 'wishlist').read()).toEqual([aProduct({ sku: 'A' })])
    expect(await storage.update(() => ['spegel'])).toEqual(['spegel'])
  })
})
