import 'fake-indexeddb/auto'
import { aProduct, productListStorageContract } from '@vitrin/catalog/testing'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { DexieCartStorage } from './dexie-cart-storage'
import { DexieOrderStorage } from './dexie-order-storage'
import { DexieProductListStorage, type ProductList } from './dexie-product-list-storage'
import { DexieTaskStorage } from './dexie-task-storage'
import { openShopDatabase } from './open-shop-database'

const closers: (() => void)[] = []
let devices = 0

function openTab(name: string, list: ProductList = 'wishlist') {
  const database = openShopDatabase(name)
  const storage = new DexieProductListStorage(database, list)
  closers.push(() => {
    storage.close()
    database.close()
  })
  return { database, storage }
}

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

productListStorageContract('DexieProductListStorage', {
  openTwo: () => {
    const name = `lists-${++devices}`
    return [openTab(name).storage, openTab(name).storage]
  },
})

describe('DexieProductListStorage', () => {
  it('keeps each list under its own collection and key, as the list itself', async () => {
    const { database, storage } = openTab(`lists-${++devices}`)
    const compare = new DexieProductListStorage(database, 'compare')
    closers.push(() => compare.close())
    await storage.update(() => [aProduct({ sku: 'A' })])
    await compare.update(() => [aProduct({ sku: 'B' })])
    expect(await database.wishlist.get('current-wishlist')).toEqual({ key: 'current-wishlist', doc: [aProduct({ sku: 'A' })] })
    expect(await database.compare.get('current-compare')).toMatchObject({ doc: [{ sku: 'B' }] })
    expect(await new DexieProductListStorage(database, 'recently-viewed').read()).toEqual([])
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
