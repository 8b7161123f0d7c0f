import { EMPTY_CART, type CartStorage } from '@vitrin/cart-sync'
import type { ProductListStorage, RecentSearchesStorage } from '@vitrin/catalog'
import type { CheckoutStorage, OrderStorage, StoredOrder } from '@vitrin/checkout'
import type { SyncTask, TaskStorage } from '@vitrin/sync-queue'
import { checkCart } from './checks/check-cart'
import { checkOrder, checkProducts, checkTask, checkTerms } from './checks/check-records'
import { DexieCheckoutStorage } from './dexie-checkout-storage'
import { DexieCollection } from './dexie-collection'
import { DexieDocument } from './dexie-document'
import type { GuardedShop } from './guarded-shop'
import { MemoryCheckoutStorage } from './memory-checkout-storage'
import { MemoryCollection } from './memory-collection'
import { MemoryDocument } from './memory-document'

/** What must not be lost, each behind the port of the package that needs it. */
export interface ShopStorages {
  readonly cart: CartStorage
  readonly tasks: TaskStorage
  readonly checkout: CheckoutStorage
  readonly orders: OrderStorage
  readonly wishlist: ProductListStorage
  readonly compare: ProductListStorage
  readonly recentlyViewed: ProductListStorage
  readonly recentSearches: RecentSearchesStorage
}

const taskId = ({ task_id }: SyncTask): string => task_id
const orderId = ({ order_id }: StoredOrder): string => order_id

/** In IndexedDB, shared by all tabs, under the specification's names (contract §15.3). */
export function dexieShopStorages(shop: GuardedShop, country: string): ShopStorages {
  return {
    cart: new DexieDocument({ shop, collection: 'cart', key: 'current-cart', check: checkCart }),
    tasks: new DexieCollection({ shop, collection: 'tasks', keyOf: taskId, check: checkTask }),
    checkout: new DexieCheckoutStorage(shop, country),
    orders: new DexieCollection({ shop, collection: 'orders', keyOf: orderId, check: checkOrder }),
    wishlist: new DexieDocument({ shop, collection: 'wishlist', key: 'current-wishlist', check: checkProducts }),
    compare: new DexieDocument({ shop, collection: 'compare', key: 'current-compare', check: checkProducts }),
    recentlyViewed: new DexieDocument({ shop, collection: 'recently-viewed', key: 'recently-viewed', check: checkProducts }),
    recentSearches: new DexieDocument({ shop, collection: 'recent-searches', key: 'recent-searches', check: checkTerms }),
  }
}

/** Of this page alone, where the browser stores nothing. */
export function memoryShopStorages(): ShopStorages {
  return {
    cart: new MemoryDocument(EMPTY_CART),
    tasks: new MemoryCollection(taskId),
    checkout: new MemoryCheckoutStorage(),
    orders: new MemoryCollection(orderId),
    wishlist: new MemoryDocument([]),
    compare: new MemoryDocument([]),
    recentlyViewed: new MemoryDocument([]),
    recentSearches: new MemoryDocument([]),
  }
}
