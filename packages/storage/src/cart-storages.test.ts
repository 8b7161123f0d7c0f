import 'fake-indexeddb/auto'
import { EMPTY_CART } from '@vitrin/cart-sync'
import { cartStorageContract } from '@vitrin/cart-sync/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { DexieCartStorage } from './dexie-cart-storage'
import { MemoryCartStorage } from './memory-cart-storage'
import { openShopDatabase, type ShopDatabase } from './open-shop-database'

const opened: { readonly database: ShopDatabase; readonly storage: DexieCartStorage }[] = []
let devices = 0

function openTab(name: string) {
  const database = openShopDatabase(name)
  const tab = { database, storage: new DexieCartStorage(database) }
  opened.push(tab)
  return tab
}

afterEach(() => {
  for (const { database, storage } of opened.splice(0)) {
    storage.close()
    database.close()
  }
})

cartStorageContract('MemoryCartStorage', { isShared: false, open: () => [new MemoryCartStorage()] })

cartStorageContract('DexieCartStorage', {
  isShared: true,
  open: (tabs) => {
    const name = `device-${++devices}`
    return Array.from({ length: tabs }, () => openTab(name).storage)
  },
})

describe('DexieCartStorage', () => {
  it('gives a cart of an older version the fields that it lacks', async () => {
    const { database, storage } = openTab(`device-${++devices}`)
    await database.cart.put({ key: 'current-cart', doc: { cartServerToken: 'abc' } })
    expect(await storage.read()).toEqual({ ...EMPTY_CART, cartServerToken: 'abc' })
  })

  it('rejects when the database cannot be read', async () => {
    const { database, storage } = openTab(`device-${++devices}`)
    database.close({ disableAutoOpen: true })
    await expect(storage.read()).rejects.toThrow()
    await expect(storage.update((cart) => cart)).rejects.toThrow()
  })
})
