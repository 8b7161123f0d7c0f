import type { ConsentStore } from '@vitrin/analytics'
import type { CartStore } from '@vitrin/cart-sync'
import type { CompareStore, CustomSizeStore, PlatformPrices, RecentlyViewedStore, ReviewStore, SizedProduct, WishlistStore } from '@vitrin/catalog'
import type { CheckoutStore, ExternalCheckoutStore, ExternalOrderStore, OrderHistoryStore, UnsentOrdersStore } from '@vitrin/checkout'
import type { SyncQueueStore } from '@vitrin/sync-queue'
import type { SessionStore } from '@vitrin/user-session'

/**
 * The shopper's own part of the shop: everything personal. It exists only in
 * the browser, as one chunk that is imported after the first paint or on intent
 * (decisions.md 16).
 */
export interface Shopper {
  readonly session: SessionStore
  readonly cart: CartStore
  readonly checkout: CheckoutStore
  /** Where another site takes the order. */
  readonly externalCheckout: ExternalCheckoutStore | undefined
  readonly externalOrder: ExternalOrderStore
  readonly unsentOrders: UnsentOrdersStore
  readonly orderHistory: OrderHistoryStore
  /** To being measured, and to whatever else has to ask. */
  readonly consent: ConsentStore
  readonly queue: SyncQueueStore
  readonly wishlist: WishlistStore
  readonly compare: CompareStore
  readonly recentlyViewed: RecentlyViewedStore
  readonly reviews: ReviewStore
  readonly prices: PlatformPrices
  /** A host's sentence in the shop's language, where somebody translated it. */
  readonly hostSentence: (sentence: string) => string | undefined
  /** For the page of a product whose model the host keeps to itself. */
  readonly sizeAtHost: (page: SizedProduct) => CustomSizeStore
}
