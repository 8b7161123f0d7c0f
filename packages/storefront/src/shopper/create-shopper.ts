import { ConsentStore, type ConsentStorage, type RememberedOrderStorage, type Tracker } from '@vitrin/analytics'
import { CartStore, DEFAULT_CART_CONFIG, type CartGateway, type CartStorage } from '@vitrin/cart-sync'
import {
  CompareStore,
  CustomSizeStore,
  PlatformPrices,
  RecentlyViewedStore,
  ReviewStore,
  WishlistStore,
  type CustomSizeGateway,
  type ListStorage,
  type PriceGateway,
  type Product,
  type ReviewGateway,
} from '@vitrin/catalog'
import {
  CHECKOUT_ACTIVE_MS,
  CheckoutStore,
  ExternalCheckoutStore,
  ExternalOrderStore,
  externalSite,
  orderAgain,
  OrderHistoryStore,
  soldOutItems,
  twoLines,
  UnsentOrdersStore,
  Withdrawals,
  type CheckoutStorage,
  type ExternalOrderGateway,
  type HandOverStorage,
  type OrderGateway,
  type OrderHistoryGateway,
  type OrderHistoryStorage,
  type OrderStorage,
  type WithdrawalGateway,
} from '@vitrin/checkout'
import {
  ClaimStore,
  NewsletterStore,
  type ClaimStorage,
  type NewsletterGateway,
  type NewsletterStorage,
} from '@vitrin/content'
import { translateHostSentence, type HostSentences } from '@vitrin/i18n'
import type { Cancel, Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import {
  SyncQueueStore,
  unsentTasks,
  type Identity,
  type Leadership,
  type TaskStorage,
  type TaskTransport,
} from '@vitrin/sync-queue'
import {
  accountCopy,
  AddressBook,
  endAccount,
  pendingProfile,
  SessionStore,
  type RefreshLock,
  type SessionStorage,
  type TokenLease,
  type UserGateway,
} from '@vitrin/user-session'
import { reaction } from 'mobx'
import type { BrowseGateways } from '../gateways'
import { policies } from '../policies/policies'
import type { AddressBar } from '../policies/policy'
import type { Storefront } from '../storefront'
import { personalData, readDeviceData } from './account-data'
import { checkoutFacts } from './checkout-facts'
import { CatalogueProductLookup } from './catalogue-product-lookup'
import { trackWhoAgreed } from './track-who-agreed'
import { openAccount } from './open-account'
import { CatalogueOrderedProducts } from './ordered-products'
import type { Shopper } from './shopper'
import type { ShopperConfig } from './shopper-config'
import { SHOPPER_SCOPES } from './shopper-scopes'

export interface ShopperOptions {
  readonly config: ShopperConfig
  readonly storefront: Storefront
  readonly search: BrowseGateways['search']
  readonly stock: BrowseGateways['stock']
  /** Adapters whose calls are made in the name of whoever is signed in. */
  readonly gateways: (shopper: CallsFor) => ShopperGateways
  readonly sessionStorage: SessionStorage
  /** One refresh over all tabs. */
  readonly refreshLock: RefreshLock
  readonly cartStorage: CartStorage
  readonly taskStorage: TaskStorage
  readonly checkoutStorage: CheckoutStorage
  readonly handOverStorage: HandOverStorage
  readonly orderStorage: OrderStorage
  readonly orderHistoryStorage: OrderHistoryStorage
  readonly wishlistStorage: ListStorage<Product>
  readonly compareStorage: ListStorage<Product>
  readonly recentlyViewedStorage: ListStorage<Product>
  readonly consentStorage: ConsentStorage
  readonly rememberedOrderStorage: RememberedOrderStorage
  /** Brings onto the page what counts; called only after the shopper agreed. Absent where nothing is counted. */
  readonly loadTracker?: (() => Promise<Tracker>) | undefined
  readonly newsletterStorage: NewsletterStorage
  readonly claimStorage: ClaimStorage
  readonly leadership: Leadership
  /** What hosts say, in the shop's language. */
  readonly hostSentences: HostSentences
  readonly addressBar: AddressBar
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** What adapters take from the shopper for whom they call. */
export interface CallsFor {
  readonly tokens: TokenLease
  /** The customer's id, or `guest`. */
  readonly account: () => string
  /** The cart at the host, once there is one. */
  readonly cartId: () => string | undefined
}

export interface ShopperGateways {
  readonly user: UserGateway
  readonly orderHistory: OrderHistoryGateway
  readonly orders: OrderGateway
  readonly externalOrders: ExternalOrderGateway
  readonly withdrawals: WithdrawalGateway
  readonly cart: CartGateway
  readonly prices: PriceGateway
  readonly customSizes: CustomSizeGateway
  readonly reviews: ReviewGateway
  readonly newsletter: NewsletterGateway
  readonly tasks: TaskTransport
}

export interface StartedShopper {
  readonly shopper: Shopper
  /** Stops listening; used when a page's shop is taken down. */
  readonly stop: Cancel
}

/** Makes the shopper’s part and brings it to life: what is stored is read, the queue sends, the policies react. */
export async function startShopper(options: ShopperOptions): Promise<StartedShopper> {
  const { storefront, search, connectivity, leadership, clock, ids, logger } = options
  const { storeView, catalog, externalCheckout } = storefront.config
  const { defaultCountry } = storeView.tax
  // The parts need one another: adapters ask the session for tokens, the session asks the host through adapters.
  const gateways = options.gateways({
    tokens: {
      token: (account) => session.lease.token(account),
      renewed: (account, refused) => session.lease.renewed(account, refused),
      accepted: () => session.lease.accepted(),
    },
    account: () => session.account,
    cartId: () => cart.token,
  })
  const identity: Identity = {
    get account() {
      return session.account
    },
    subscribe: (listener) =>
      reaction(
        () => session.account,
        () => listener(),
      ),
  }
  const queue: SyncQueueStore = new SyncQueueStore({
    storage: options.taskStorage,
    transport: gateways.tasks,
    identity,
    leadership,
    connectivity,
    clock,
    logger,
  })
  const session: SessionStore = new SessionStore({
    gateway: gateways.user,
    storage: options.sessionStorage,
    refreshLock: options.refreshLock,
    outbox: queue,
    connectivity,
    clock,
    ids,
    logger,
  })
  const lookup = { search, attributes: storefront.attributes, config: catalog }
  const cart: CartStore = new CartStore({
    gateway: gateways.cart,
    storage: options.cartStorage,
    facts: checkoutFacts(() => checkout),
    outbox: queue,
    products: new CatalogueProductLookup(lookup),
    config: {
      ...DEFAULT_CART_CONFIG,
      defaultCountry,
      outOfStockInCart: catalog.outOfStockInCart,
      zeroPriceProducts: catalog.zeroPriceProducts,
      synchronizeStock: catalog.synchronizeStock,
    },
    connectivity,
    clock,
    ids,
    logger,
  })
  const userId = (): string => (session.isSignedIn ? session.account : '')
  const checkout = new CheckoutStore({
    cart,
    outbox: queue,
    storage: options.checkoutStorage,
    orders: options.orderStorage,
    userId,
    openAccount: openAccount(session, cart),
    config: {
      storeCode: storeView.storeCode,
      defaultCountry,
      activeMs: CHECKOUT_ACTIVE_MS,
      transmitOrdersAutomatically: options.config.transmitOrdersAutomatically,
      hostComparesTotals: true,
    },
    connectivity,
    clock,
    ids,
    logger,
  })
  const site = externalCheckout && externalSite(externalCheckout, storeView.storeCode)
  const handOver =
    site === undefined
      ? undefined
      : new ExternalCheckoutStore({
          site,
          cart,
          storage: options.handOverStorage,
          account: () => session.account,
          userToken: async () => (session.isSignedIn ? session.lease.token(session.account) : ''),
          connectivity,
          leaveFor: (address) => options.addressBar.leaveFor(address),
          clock,
          logger,
        })
  const externalOrder = new ExternalOrderStore({
    gateway: gateways.externalOrders,
    storage: options.handOverStorage,
    cart,
    account: () => session.account,
    logger,
  })
  const unsentOrders = new UnsentOrdersStore({
    cart,
    outbox: queue,
    gateway: gateways.orders,
    orders: options.orderStorage,
    userId,
  })
  const orderHistory = new OrderHistoryStore({
    gateway: gateways.orderHistory,
    storage: options.orderHistoryStorage,
    account: () => session.account,
    logger,
  })
  const withdrawals = new Withdrawals({
    gateway: gateways.withdrawals,
    customer: () => (session.isSignedIn ? session.account : undefined),
    ids,
  })
  const wishlist = new WishlistStore({ storage: options.wishlistStorage, logger })
  const compare = new CompareStore({
    storage: options.compareStorage,
    search,
    attributes: storefront.attributes,
    logger,
  })
  const recentlyViewed = new RecentlyViewedStore({ storage: options.recentlyViewedStorage, logger })
  const consent = new ConsentStore({
    storage: options.consentStorage,
    isNeeded: options.loadTracker !== undefined,
    logger,
  })
  const reviews = new ReviewStore({ outbox: queue, gateway: gateways.reviews, account: () => session.account, ids })
  const newsletter = new NewsletterStore({
    gateway: gateways.newsletter,
    storage: options.newsletterStorage,
    outbox: queue,
    ids,
    logger,
  })
  const claims = new ClaimStore({ storage: options.claimStorage, clock })
  const profile = () => pendingProfile({ session, queue })
  const data = {
    cart,
    checkout,
    queue,
    wishlist,
    compare,
    recentlyViewed,
    newsletter,
    claims,
    orders: options.orderStorage,
  }
  const shopper: Shopper = {
    config: options.config,
    session,
    cart,
    checkout,
    externalCheckout: handOver,
    externalOrder,
    unsentOrders,
    orderHistory,
    withdrawals,
    consent,
    queue,
    unsentTasks: () => unsentTasks(queue, SHOPPER_SCOPES),
    wishlist,
    compare,
    recentlyViewed,
    reviews,
    newsletter,
    claims,
    prices: new PlatformPrices({ gateway: gateways.prices, clock }),
    sizeAtHost: (page) => new CustomSizeStore({ page, gateway: gateways.customSizes, connectivity, clock, logger }),
    pendingProfile: profile,
    addressBook: new AddressBook({ session, pendingProfile: profile, splitStreet: twoLines }),
    orderAgain: orderAgain({ products: new CatalogueOrderedProducts(lookup), cart }),
    soldOutItems: (order) =>
      soldOutItems(order, { isSoldOut: async (sku) => !(await options.stock.check(sku)).is_in_stock }),
    endAccount: endAccount({ session, personalData: personalData(data) }),
    accountCopy: () => accountCopy({ session, readDeviceData: (account) => readDeviceData(account, data) }),
    hostSentence: (sentence) => translateHostSentence(options.hostSentences, sentence),
  }

  // Who listens, listens before the queue tells what an earlier page left untold.
  const listening = [checkout, reviews, newsletter, session].map((store) => store.start())
  await session.load()
  await Promise.all([
    cart.load(session.account),
    ...[checkout, consent, wishlist, compare, recentlyViewed, newsletter].map((store) => store.load()),
    claims.load().catch((error: unknown) => logger.error('The claims could not be read', error)),
  ])
  const following = [cart, consent, wishlist, compare, recentlyViewed].map((store) => store.start())
  const stops = [
    ...listening,
    ...following,
    ...policies.map((policy) =>
      policy({ storefront, shopper, hostSentences: options.hostSentences, addressBar: options.addressBar }),
    ),
    trackWhoAgreed(options, shopper),
    await queue.start(),
  ]
  await checkout.resume()
  await unsentOrders.resume().catch((error: unknown) => storefront.report(error))
  return {
    shopper,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
