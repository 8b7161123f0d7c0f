import 'fake-indexeddb/auto'
import { checkoutStorageContract, orderHistoryStorageContract, orderStorageContract } from '@vitrin/checkout/testing'
import { taskStorageContract } from '@vitrin/sync-queue/testing'
import { sessionStorageContract } from '@vitrin/user-session/testing'
import { afterEach } from 'vitest'
import { DexieCheckoutStorage } from './dexie-checkout-storage'
import { DexieOrderHistoryStorage } from './dexie-order-history-storage'
import { DexieOrderStorage } from './dexie-order-storage'
import { DexieTaskStorage } from './dexie-task-storage'
import { DexieSessionStorage } from './dexie-session-storage'
import { openShopDatabase, type ShopDatabase } from './open-shop-database'

let databases = 0
const empty = () => openShopDatabase(`shop-${(databases += 1)}`)
const opened: { close(): void }[] = []

/** Tabs of one new device. */
function tabsOf<Storage extends { close(): void }>(Adapter: new (database: ShopDatabase) => Storage) {
  return (tabs: number): readonly Storage[] => {
    const name = `shop-${(databases += 1)}`
    return Array.from({ length: tabs }, () => {
      const database = openShopDatabase(name)
      const storage = new Adapter(database)
      opened.push(storage, database)
      return storage
    })
  }
}

afterEach(() => {
  for (const thing of opened.splice(0)) thing.close()
})

taskStorageContract('DexieTaskStorage', tabsOf(DexieTaskStorage))
sessionStorageContract('DexieSessionStorage', tabsOf(DexieSessionStorage))
orderHistoryStorageContract('DexieOrderHistoryStorage', () => new DexieOrderHistoryStorage(empty()))
orderStorageContract('DexieOrderStorage', () => new DexieOrderStorage(empty()))
checkoutStorageContract('DexieCheckoutStorage', () => new DexieCheckoutStorage(empty()))
