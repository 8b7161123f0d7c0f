import { NOT_ASKED, type ConsentStorage, type RememberedOrderStorage } from '@vitrin/analytics'
import { EMPTY_CART, type CartStorage } from '@vitrin/cart-sync'
import type { ListStorage, ListedProduct } from '@vitrin/catalog'
import {
  NOTHING_HANDED_OVER,
  type CheckoutStorage,
  type HandOverStorage,
  type OrderHistoryStorage,
  type OrderStorage,
  type StoredOrder,
} from '@vitrin/checkout'
import { NO_FORMS, type AttachmentStorage, type ContactStorage } from '@vitrin/contact'
import { NO_NEWSLETTER, type Claim, type ClaimStorage, type NewsletterStorage } from '@vitrin/content'
import type { TaskStorage } from '@vitrin/sync-queue'
import { NO_SESSION, type AccountStorage } from '@vitrin/user-session'
import { checkConsent, checkRememberedOrders } from './checks/check-analytics'
import { checkCart } from './checks/check-cart'
import { checkContact } from './checks/check-contact'
import { checkHandedOver } from './checks/check-handed-over'
import { checkClaim, checkNewsletter, checkOrder, checkProducts, checkTerms } from './checks/check-records'
import { checkSession } from './checks/check-session'
import { DexieAttachmentStorage } from './dexie-attachment-storage'
import { DexieCheckoutStorage } from './dexie-checkout-storage'
import { DexieCollection } from './dexie-collection'
import { DexieDocument } from './dexie-document'
import { DexieOrderHistoryStorage } from './dexie-order-history-storage'
import { DexieTaskStorage } from './dexie-task-storage'
import type { ResilientShopDb } from './resilient-shop-db'
import { MemoryAttachmentStorage } from './memory-attachment-storage'
import { MemoryCheckoutStorage } from './memory-checkout-storage'
import { MemoryCollection } from './memory-collection'
import { MemoryDocument } from './memory-document'
import { MemoryOrderHistoryStorage } from './memory-order-history-storage'
import { MemoryTaskStorage } from './memory-task-storage'

/** The storages of data that must not be lost, each with the port of the package that needs it. */
export interface ShopStorages {
  readonly account: AccountStorage
  readonly cart: CartStorage
  readonly tasks: TaskStorage
  readonly checkout: CheckoutStorage
  readonly handOver: HandOverStorage
  readonly orders: OrderStorage
  readonly rememberedOrders: RememberedOrderStorage
  readonly consent: ConsentStorage
  readonly orderHistory: OrderHistoryStorage
  readonly wishlist: ListStorage<ListedProduct>
  readonly compare: ListStorage<ListedProduct>
  readonly recentlyViewed: ListStorage<ListedProduct>
  /** Terms, newest first. */
  readonly recentSearches: ListStorage<string>
  /** The pieces that were measured last, as `sku?query`. */
  readonly pieces: ListStorage<string>
  readonly newsletter: NewsletterStorage
  readonly claims: ClaimStorage
  readonly contact: ContactStorage
  readonly attachments: AttachmentStorage
}

const orderId = ({ order_id }: StoredOrder): string => order_id
const claimCode = ({ code }: Claim): string => code

/** In IndexedDB, shared by all tabs, under the specification's names (contract §15.3). */
export function dexieShopStorages(shop: ResilientShopDb, country: string): ShopStorages {
  return {
    account: new DexieDocument({ shop, collection: 'user', key: 'session', check: checkSession }),
    cart: new DexieDocument({ shop, collection: 'cart', key: 'current-cart', check: checkCart }),
    tasks: new DexieTaskStorage(shop),
    checkout: new DexieCheckoutStorage(shop, country),
    handOver: new DexieDocument({ shop, collection: 'checkout', key: 'handed-over', check: checkHandedOver }),
    orders: new DexieCollection({ shop, collection: 'orders', keyOf: orderId, check: checkOrder }),
    rememberedOrders: new DexieDocument({
      shop,
      collection: 'checkout',
      key: 'orders-before-placed',
      check: checkRememberedOrders,
    }),
    consent: new DexieDocument({ shop, collection: 'user', key: 'consent', check: checkConsent }),
    orderHistory: new DexieOrderHistoryStorage(shop),
    wishlist: new DexieDocument({ shop, collection: 'wishlist', key: 'current-wishlist', check: checkProducts }),
    compare: new DexieDocument({ shop, collection: 'compare', key: 'current-compare', check: checkProducts }),
    recentlyViewed: new DexieDocument({
      shop,
      collection: 'recently-viewed',
      key: 'recently-viewed',
      check: checkProducts,
    }),
    recentSearches: new DexieDocument({
      shop,
      collection: 'recent-searches',
      key: 'recent-searches',
      check: checkTerms,
    }),
    pieces: new DexieDocument({ shop, collection: 'recently-viewed', key: 'pieces', check: checkTerms }),
    newsletter: new DexieDocument({ shop, collection: 'newsletter', key: 'email', check: checkNewsletter }),
    claims: new DexieCollection({ shop, collection: 'claims', keyOf: claimCode, check: checkClaim }),
    contact: new DexieDocument({ shop, collection: 'contact', key: 'forms', check: checkContact }),
    attachments: new DexieAttachmentStorage(shop),
  }
}

/** For a browser that stores nothing: the data lasts as long as the page. */
export function memoryShopStorages(): ShopStorages {
  return {
    account: new MemoryDocument(NO_SESSION),
    cart: new MemoryDocument(EMPTY_CART),
    tasks: new MemoryTaskStorage(),
    checkout: new MemoryCheckoutStorage(),
    handOver: new MemoryDocument(NOTHING_HANDED_OVER),
    orders: new MemoryCollection(orderId),
    rememberedOrders: new MemoryDocument({}),
    consent: new MemoryDocument(NOT_ASKED),
    orderHistory: new MemoryOrderHistoryStorage(),
    wishlist: new MemoryDocument([]),
    compare: new MemoryDocument([]),
    recentlyViewed: new MemoryDocument([]),
    recentSearches: new MemoryDocument([]),
    pieces: new MemoryDocument([]),
    newsletter: new MemoryDocument(NO_NEWSLETTER),
    claims: new MemoryCollection(claimCode),
    contact: new MemoryDocument(NO_FORMS),
    attachments: new MemoryAttachmentStorage(),
  }
}
