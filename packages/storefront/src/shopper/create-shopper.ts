import { CartStore, DEFAULT_CART_CONFIG, type CartGateway, type CartStorage } from '@vitrin/cart-sync'
import { CompareStore, PlatformPrices, RecentlyViewedStore, ReviewStore, WishlistStore, type ListStorage, type PriceGateway, type Product } from '@vitrin/catalog'
import { CHECKOUT_ACTIVE_MS, CheckoutStore, type CheckoutStorage, type OrderStorage } from '@vitrin/checkout'
import type { HostSentences } from '@vitrin/i18n'
import type { Cancel, Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import { SyncQueueStore, type Leadership, type TaskStorage, type TaskTransport } from '@vitrin/sync-queue'
import type { BrowseGateways } from '../gateways'
import { policies } from '../policies/policies'
import type { ReplaceAddress } from '../policies/policy'
import type { Storefront } from '../storefront'
import { checkoutFacts } from './checkout-facts'
import { CatalogueProductLookup } from './catalogue-product-lookup'
import type { Shopper } from './shopper'

export interface ShopperOptions {
  readonly storefront: Storefront
  readonly search: BrowseGateways['search']
  readonly prices: PriceGateway
  readonly cartGateway: CartGateway
  readonly taskTransport: TaskTransport
  readonly cartStorage: CartStorage
  readonly taskStorage: TaskStorage
  readonly checkoutStorage: CheckoutStorage
  readonly orderStorage: OrderStorage
  readonly wishlistStorage: ListStorage<Product>
  readonly compareStorage: ListStorage<Product>
  readonly recentlyViewedStorage: ListStorage<Product>
  readonly leadership: Leadership
  /** What hosts say, in the shop's language. */
  readonly hostSentences: HostSentences
  readonly replaceAddress: ReplaceAddress
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

export interface StartedShopper {
  readonly shopper: Shopper
  /** Stops listening; used when a page's shop is taken down. */
  readonly stop: Cancel
}

/** Makes the shopper's part and brings it to life: what is stored is read, the queue sends, the policies react. */
export async function startShopper(options: ShopperOptions): Promise<StartedShopper> {
  const { storefront, search, connectivity, clock, ids, logger } = options
  const { storeView, catalog } = storefront.config
  const { defaultCountry } = storeView.tax
  const queue = new SyncQueueStore({ storage: options.taskStorage, transport: options.taskTransport, leadership: options.leadership, connectivity, clock, logger })
  const cart: CartStore = new CartStore({
    gateway: options.cartGateway,
    storage: options.cartStorage,
    facts: checkoutFacts(() => checkout),
    products: new CatalogueProductLookup({ search, attributes: storefront.attributes, config: catalog }),
    config: { ...DEFAULT_CART_CONFIG, defaultCountry, outOfStockInCart: catalog.outOfStockInCart, zeroPriceProducts: catalog.zeroPriceProducts },
    connectivity, clock, ids, logger,
  })
  const checkout = new CheckoutStore({
    cart,
    outbox: queue,
    storage: options.checkoutStorage,
    orders: options.orderStorage,
    userId: () => '',
    config: { storeCode: storeView.storeCode, defaultCountry, activeMs: CHECKOUT_ACTIVE_MS, hostComparesTotals: true },
    clock, ids, logger,
  })
  const wishlist = new WishlistStore({ storage: options.wishlistStorage, logger })
  const compare = new CompareStore({ storage: options.compareStorage, search, attributes: storefront.attributes, logger })
  const recentlyViewed = new RecentlyViewedStore({ storage: options.recentlyViewedStorage, logger })
  const reviews = new ReviewStore({ outbox: queue, ids })
  const shopper: Shopper = { cart, checkout, queue, wishlist, compare, recentlyViewed, reviews, prices: new PlatformPrices({ gateway: options.prices, clock }) }

  // Checkout and reviews listen before the queue tells what an earlier page left untold.
  const listening = [checkout.start(), reviews.start()]
  await Promise.all([cart, checkout, wishlist, compare, recentlyViewed].map((store) => store.load()))
  const following = [cart, wishlist, compare, recentlyViewed].map((store) => store.start())
  const stops = [...listening, ...following, ...policies.map((policy) => policy({ storefront, shopper, hostSentences: options.hostSentences, replaceAddress: options.replaceAddress })), await queue.start()]
  await checkout.resume()
  return {
    shopper,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
