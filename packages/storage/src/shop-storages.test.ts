import 'fake-indexeddb/auto'
import { consentStorageContract, rememberedOrderStorageContract } from '@vitrin/analytics/contracts'
import { cartStorageContract } from '@vitrin/cart-sync/contracts'
import { listStorageContract } from '@vitrin/catalog/contracts'
import { aProduct } from '@vitrin/catalog/testing'
import {
  checkoutStorageContract,
  handOverStorageContract,
  orderHistoryStorageContract,
  orderStorageContract,
} from '@vitrin/checkout/contracts'
import { attachmentStorageContract, contactStorageContract } from '@vitrin/contact/contracts'
import { claimStorageContract, newsletterStorageContract } from '@vitrin/content/contracts'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { taskStorageContract } from '@vitrin/sync-queue/contracts'
import { accountStorageContract } from '@vitrin/user-session/contracts'
import { afterEach, describe, expect, it } from 'vitest'
import { DexieDocument } from './dexie-document'
import { DexieTaskStorage } from './dexie-task-storage'
import { ResilientShopDb } from './resilient-shop-db'
import { openBrowserShopDatabase } from './open-browser-shop-database'
import { dexieShopStorages, memoryShopStorages, type ShopStorages } from './shop-storages'
import { newDevice, openShop, type OpenShop } from './testing/open-shop'

const closers: (() => void)[] = []

/** As many tabs of a new device. */
function dexieTabs(tabs: number): readonly ShopStorages[] {
  const name = newDevice()
  return Array.from({ length: tabs }, () => {
    const database = openBrowserShopDatabase(name)
    const shop = new ResilientShopDb({
      database,
      clock: new ManualClock(),
      logger: new RecordingLogger(),
      makeRoom: async () => undefined,
      onTrouble: () => undefined,
    })
    const storages = dexieShopStorages(shop, 'SE')
    closers.push(() => {
      for (const storage of Object.values(storages))
        if (storage instanceof DexieDocument || storage instanceof DexieTaskStorage) storage.close()
      database.close()
    })
    return storages
  })
}

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const products = [{ ...aProduct({ sku: 'A' }), qty: 1 }, aProduct({ sku: 'B' }), aProduct({ sku: 'C' })] as const

for (const { name, isShared, open } of [
  { name: 'Dexie', isShared: true, open: dexieTabs },
  { name: 'memory', isShared: false, open: () => [memoryShopStorages()] },
]) {
  cartStorageContract(`${name}: cart`, { isShared, open: (tabs) => open(tabs).map(({ cart }) => cart) })
  taskStorageContract(`${name}: tasks`, { isShared, open: (tabs) => open(tabs).map(({ tasks }) => tasks) })
  accountStorageContract(`${name}: account`, { isShared, open: (tabs) => open(tabs).map(({ account }) => account) })
  orderHistoryStorageContract(`${name}: order history`, () => open(1)[0]!.orderHistory)
  checkoutStorageContract(`${name}: checkout`, () => open(1)[0]!.checkout)
  newsletterStorageContract(`${name}: newsletter`, () => open(1)[0]!.newsletter)
  claimStorageContract(`${name}: claims`, () => open(1)[0]!.claims)
  contactStorageContract(`${name}: contact`, { isShared, open: (tabs) => open(tabs).map(({ contact }) => contact) })
  attachmentStorageContract(`${name}: attachments`, () => open(1)[0]!.attachments)
  handOverStorageContract(`${name}: handed over`, () => open(1)[0]!.handOver)
  consentStorageContract(`${name}: consent`, () => open(1)[0]!.consent)
  rememberedOrderStorageContract(`${name}: remembered orders`, () => open(1)[0]!.rememberedOrders)
  orderStorageContract(`${name}: orders`, () => open(1)[0]!.orders)
  for (const list of ['wishlist', 'compare', 'recentlyViewed'] as const) {
    listStorageContract(`${name}: ${list}`, {
      isShared,
      items: products,
      open: (tabs) => open(tabs).map((storages) => storages[list]),
    })
  }
  listStorageContract(`${name}: recentSearches`, {
    isShared,
    items: ['spegel', 'duschdörr 90', 'å'],
    open: (tabs) => open(tabs).map(({ recentSearches }) => recentSearches),
  })
  listStorageContract(`${name}: pieces`, {
    isShared,
    items: ['KG-1042?width=873&height=1985', 'KG-1101?width=893', 'KG-1501?diameter=700'],
    open: (tabs) => open(tabs).map(({ pieces }) => pieces),
  })
}

describe('the shop’s database', () => {
  async function openOne(): Promise<OpenShop> {
    const shop = await openShop()
    closers.push(shop.close)
    return shop
  }

  it('keeps each list under its own collection and key, as the list itself', async () => {
    const { storages, database } = await openOne()
    await storages.wishlist.update(() => [products[0]])
    await storages.compare.update(() => [products[1]])
    expect(await database.wishlist.get('current-wishlist')).toEqual({ key: 'current-wishlist', doc: [products[0]] })
    expect(await database.compare.get('current-compare')).toEqual({ key: 'current-compare', doc: [products[1]] })
    expect(await storages.recentlyViewed.read()).toEqual([])
  })

  it('rejects when it cannot be read or written', async () => {
    const { storages, database } = await openOne()
    database.close()
    await expect(storages.cart.read()).rejects.toThrow()
    await expect(storages.cart.update((cart) => cart)).rejects.toThrow()
    await expect(storages.tasks.all()).rejects.toThrow()
  })
})
