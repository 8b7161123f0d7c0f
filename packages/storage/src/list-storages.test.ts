import 'fake-indexeddb/auto'
import type { Product } from '@vitrin/catalog'
import { aProduct, listStorageContract } from '@vitrin/catalog/testing'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { DexieCartStorage } from './dexie-cart-storage'
import { DexieOrderStorage } from './dexie-order-storage'
import { DexieListStorage, type StoredList } from './dexie-list-storage'
import { DexieTaskStorage } from './dexie-task-storage'
import { openShopDatabase } from './open-shop-database'

const closers: (() => void)[] = []
let devices = 0

function openTab(name: string, list: StoredList = 'wishlist') {
  const database = openShopDatabase(name)
  const storage = new DexieListStorage<Product>(database, list)
  closers.push(() => {
    storage.close()
    database.close()
  })
  return { database, storage }
}

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

listStorageContract('DexieListStorage', {
  openTwo: () => {
    const name = `lists-${++devices}`
    return [openTab(name).storage, openTab(name).storage]
  },
})

describe('DexieListStorage', () => {
  it('keeps each list under its own collection and key, as the list itself', async () => {
    const { database, storage } = openTab(`lists-${++devices}`)
    const compare = new DexieListStorage<Product>(database, 'compare')
    closers.push(() => compare.close())
    await storage.update(() => [aProduct({ sku: 'A' })])
    await compare.update(() => [aProduct({ sku: 'B' })])
    expect(await database.wishlist.get('current-wishlist')).toEqual({ key: 'current-wishlist', doc: [aProduct({ sku: 'A' })] })
    expect(await database.compare.get('current-compare')).toMatchObject({ doc: [{ sku: 'B' }] })
    expect(await new DexieListStorage<Product>(database, 'recently-viewed').read()).toEqual([])
  })
})

describe('a shop database of version 1', () => {
  it('keeps cart, tasks, checkout and orders when the lists come, and is ready for them', async () => {
    const name = `lists-${++devices}`
    const old = new Dexie(name)
    old.version(1).stores({ cart: 'key', tasks: 'key', checkout: 'key', orders: 'key' })
    await old.table('cart').put({ key: 'current-cart', doc: { cartServerToken: 'abc' } })
    await old.table('tasks').put({ key: 't1', doc: { task_id: 't1' } })
    await old.table('checkout').put({ key: 'last-cart-bypass-ts', doc: 7 })
    await old.table('orders').put({ key: 'o1', doc: { order_id: 'o1' } })
    old.close()

    const { database, storage } = openTab(name)
    const cart = new DexieCartStorage(database)
    expect((await cart.read()).cartServerToken).toBe('abc')
    expect(await new DexieTaskStorage(database).all()).toEqual([{ task_id: 't1' }])
    expect(await new DexieOrderStorage(database).all()).toEqual([{ order_id: 'o1' }])
    expect(await database.checkout.get('last-cart-bypass-ts')).toEqual({ key: 'last-cart-bypass-ts', doc: 7 })
    expect(await storage.update(() => [aProduct({ sku: 'A' })])).toHaveLength(1)
  })
})

describe('a shop database of version 2', () => {
  it('keeps the cart and the lists when the recent searches come, and is ready for them', async () => {
    const name = `lists-${++devices}`
    const old = new Dexie(name)
    old.version(1).stores({ cart: 'key', tasks: 'key', checkout: 'key', orders: 'key' })
    old.version(2).stores({ wishlist: 'key', compare: 'key', 'recently-viewed': 'key' })
    await old.table('cart').put({ key: 'current-cart', doc: { cartServerToken: 'abc' } })
    await old.table('wishlist').put({ key: 'current-wishlist', doc: [aProduct({ sku: 'A' })] })
    old.close()

    const { database, storage } = openTab(name)
    expect((await new DexieCartStorage(database).read()).cartServerToken).toBe('abc')
    expect(await storage.read()).toEqual([aProduct({ sku: 'A' })])
    const terms = new DexieListStorage<string>(database, 'recent-searches')
    closers.push(() => terms.close())
    expect(await terms.update(() => ['spegel'])).toEqual(['spegel'])
  })
})
