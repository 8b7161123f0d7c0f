import { InMemoryConsentStorage, InMemoryRememberedOrderStorage } from '@vitrin/analytics/testing'
import { EMPTY_CART } from '@vitrin/cart-sync'
import { InMemoryCartStorage } from '@vitrin/cart-sync/testing'
import type { ListedProduct } from '@vitrin/catalog'
import { InMemoryListStorage } from '@vitrin/catalog/testing'
import {
  InMemoryCheckoutStorage,
  InMemoryHandOverStorage,
  InMemoryOrderHistoryStorage,
  InMemoryOrderStorage,
} from '@vitrin/checkout/testing'
import { InMemoryAttachmentStorage, InMemoryContactStorage } from '@vitrin/contact/testing'
import { InMemoryClaimStorage, InMemoryNewsletterStorage } from '@vitrin/content/testing'
import { InMemoryTaskStorage } from '@vitrin/sync-queue/testing'
import { InMemoryAccountStorage } from '@vitrin/user-session/testing'
import type { ShopperStorages } from '../shopper/shopper-storages'

/** A device of one tab, in memory. */
export function inMemoryStorages() {
  return {
    account: new InMemoryAccountStorage(),
    cart: new InMemoryCartStorage(EMPTY_CART),
    tasks: new InMemoryTaskStorage(),
    checkout: new InMemoryCheckoutStorage(),
    handOver: new InMemoryHandOverStorage(),
    orders: new InMemoryOrderStorage(),
    orderHistory: new InMemoryOrderHistoryStorage(),
    rememberedOrders: new InMemoryRememberedOrderStorage(),
    wishlist: new InMemoryListStorage<ListedProduct>(),
    compare: new InMemoryListStorage<ListedProduct>(),
    recentlyViewed: new InMemoryListStorage<ListedProduct>(),
    pieces: new InMemoryListStorage<string>(),
    consent: new InMemoryConsentStorage(),
    newsletter: new InMemoryNewsletterStorage(),
    claims: new InMemoryClaimStorage(),
    contact: new InMemoryContactStorage(),
    attachments: new InMemoryAttachmentStorage(),
  } satisfies ShopperStorages
}
