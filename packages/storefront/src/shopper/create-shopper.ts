import { ConsentStore } from '@vitrin/analytics'
import { CartStore, DEFAULT_CART_CONFIG } from '@vitrin/cart-sync'
import { CompareStore, CustomSizeStore, PlatformPrices, RecentlyViewedStore, WishlistStore } from '@vitrin/catalog'
import {
  CheckoutStore,
  ExternalCheckoutStore,
  ExternalOrderStore,
  externalSite,
  orderAgain,
  soldOutItems,
  twoLines,
} from '@vitrin/checkout'
import { ClaimStore } from '@vitrin/content'
import { translateHostSentence } from '@vitrin/i18n'
import type { Cancel } from '@vitrin/kernel'
import { SyncQueueStore, unsentTasks } from '@vitrin/sync-queue'
import { accountCopy, AddressBook, endAccount, pendingProfile, SessionStore } from '@vitrin/user-session'
import { chosenAddress } from '../pages/chosen-address'
import { personalData, readDeviceData } from './account-data'
import { CatalogueProductLookup } from './catalogue-product-lookup'
import { checkoutFacts } from './checkout-facts'
import { checkoutSettings } from './checkout-settings'
import { MeasuredPieces } from './measured-pieces'
import { openAccount } from './open-account'
import { CatalogueOrderedProducts } from './ordered-products'
import { placedOrders } from './placed-orders'
import { sessionIdentity, sessionTokens } from './session-identity'
import type { Shopper } from './shopper'
import type { ShopperOptions } from './shopper-options'
import { formOf, shopperForms } from './shopper-forms'
import { SHOPPER_SCOPES } from './shopper-scopes'
import { startShopper } from './start-shopper'

export interface CreatedShopper {
  readonly shopper: Shopper
  /** Reads what is stored, sends what waits, and reacts from then on. The returned function stops the reactions. */
  readonly start: () => Promise<Cancel>
}

/** Makes the shopper's part. Nothing is read, sent or observed before `start`. */
export function createShopper(options: ShopperOptions): CreatedShopper {
  const { storefront, config, storages, hostSentences, ports } = options
  const { refreshLock, leadership, addressBar, pictures, loadTracker, connectivity, clock, ids, logger } = ports
  const { storeView, catalog, externalCheckout, hostHasAdditions = true } = storefront.config
  const { defaultCountry } = storeView.tax
  const { maxNetworkTaskAttempts = 1 } = config
  const common = { connectivity, clock, ids, logger }

  const gateways = options.gateways({
    tokens: sessionTokens(() => session),
    account: () => session.account,
    cartId: () => cart.token,
    formOf: (task) => formOf(forms, task),
  })
  const { search, stock } = gateways

  // The account and its queue.
  const queue: SyncQueueStore = new SyncQueueStore({
    ...common,
    storage: storages.tasks,
    transport: gateways.tasks,
    identity: sessionIdentity(() => session),
    leadership,
    config: { maxNetworkTaskAttempts },
  })
  const session: SessionStore = new SessionStore({
    ...common,
    storeCode: storeView.storeCode,
    gateway: gateways.user,
    passkeys: gateways.passkeys,
    authenticator: ports.authenticator,
    storage: storages.account,
    refreshLock,
    outbox: queue,
    config: { maxRefreshAttempts: maxNetworkTaskAttempts },
  })
  const account = (): string => session.account
  const customer = (): string | undefined => (session.isSignedIn ? session.account : undefined)
  const userId = (): string => customer() ?? ''

  // Cart and checkout. The cart reads the checkout's addresses, and the checkout orders the cart's lines.
  const catalogue = { search, attributes: storefront.attributes, config: catalog }
  const cart: CartStore = new CartStore({
    ...common,
    gateway: gateways.cart,
    storage: storages.cart,
    facts: checkoutFacts(() => checkout),
    outbox: queue,
    products: new CatalogueProductLookup(catalogue),
    config: {
      ...DEFAULT_CART_CONFIG,
      defaultCountry,
      outOfStockInCart: catalog.outOfStockInCart,
      zeroPriceProducts: catalog.zeroPriceProducts,
      synchronizeStock: catalog.synchronizeStock,
    },
  })
  const checkout = new CheckoutStore({
    ...common,
    cart,
    outbox: queue,
    storage: storages.checkout,
    orders: storages.orders,
    userId,
    openAccount: openAccount(session, cart),
    config: checkoutSettings(storefront.config, config),
  })

  // Orders, placed here or on another site.
  const hostRepeatsOrders = !hostHasAdditions
  const ordered = { cart, outbox: queue, gateways, storages, account, customer, ids, logger }
  const placed = placedOrders({ ...ordered, hostRepeatsOrders })
  const site = externalCheckout && externalSite(externalCheckout, storeView.storeCode)
  const externalCheckoutStore =
    site === undefined
      ? undefined
      : new ExternalCheckoutStore({
          ...common,
          site,
          cart,
          storage: storages.handOver,
          account,
          userToken: async () => (session.isSignedIn ? session.lease.token(session.account) : ''),
          leaveFor: (address) => addressBar.leaveFor(address),
        })
  const externalOrder = new ExternalOrderStore({
    gateway: gateways.externalOrders,
    storage: storages.handOver,
    cart,
    account,
    logger,
  })

  // Lists, forms and consent.
  const wishlist = new WishlistStore({ storage: storages.wishlist, logger })
  const compare = new CompareStore({ ...catalogue, storage: storages.compare, logger })
  const recentlyViewed = new RecentlyViewedStore({ storage: storages.recentlyViewed, logger })
  const pieces = new MeasuredPieces({ storage: storages.pieces, logger })
  const forms = shopperForms({
    ...common,
    storeView,
    config,
    storages,
    gateways,
    pictures,
    outbox: queue,
    session,
    account,
  })
  const claims = new ClaimStore({ storage: storages.claims, clock })
  const consent = new ConsentStore({ storage: storages.consent, isNeeded: loadTracker !== undefined, logger })

  const profile = () => pendingProfile({ session, queue })
  const data = {
    cart,
    checkout,
    queue,
    wishlist,
    compare,
    recentlyViewed,
    pieces,
    ...forms,
    claims,
    orders: storages.orders,
  }
  const shopper: Shopper = {
    config,
    session,
    cart,
    checkout,
    externalCheckout: externalCheckoutStore,
    externalOrder,
    ...placed,
    consent,
    queue,
    unsentTasks: () => unsentTasks(queue, SHOPPER_SCOPES),
    wishlist,
    compare,
    recentlyViewed,
    pieces,
    ...forms,
    claims,
    prices: new PlatformPrices({ gateway: gateways.prices, clock }),
    sizeAtHost: (page) => new CustomSizeStore({ ...common, page, gateway: gateways.customSizes }),
    address: () => chosenAddress(storefront.pages.current, storefront.routing.views),
    pendingProfile: profile,
    addressBook: new AddressBook({
      session,
      pendingProfile: profile,
      splitStreet: twoLines,
      countries: config.countries,
    }),
    orderAgain: orderAgain({ products: new CatalogueOrderedProducts(catalogue), cart }),
    soldOutItems: (order) => soldOutItems(order, { isSoldOut: async (sku) => !(await stock.check(sku)).is_in_stock }),
    endAccount: endAccount({ session, personalData: personalData(data) }),
    accountCopy: () => accountCopy({ session, readDeviceData: (owner) => readDeviceData(owner, data) }),
    hostSentence: (sentence) => translateHostSentence(hostSentences, sentence),
  }
  return { shopper, start: () => startShopper(shopper, options) }
}
