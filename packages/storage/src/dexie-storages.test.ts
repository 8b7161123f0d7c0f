import 'fake-indexeddb/auto'
import { checkoutStorageContract, orderStorageContract } from '@vitrin/checkout/testing'
import { taskStorageContract } from '@vitrin/sync-queue/testing'
import { DexieCheckoutStorage } from './dexie-checkout-storage'
import { DexieOrderStorage } from './dexie-order-storage'
import { DexieTaskStorage } from './dexie-task-storage'
import { openShopDatabase } from './open-shop-database'

let databases = 0
const empty = () => openShopDatabase(`shop-${(databases += 1)}`)

taskStorageContract('DexieTaskStorage', () => new DexieTaskStorage(empty()))
orderStorageContract('DexieOrderStorage', () => new DexieOrderStorage(empty()))
checkoutStorageContract('DexieCheckoutStorage', () => new DexieCheckoutStorage(empty()))
