import {
  AxiosCartGateway,
  AxiosCustomSizeGateway,
  AxiosExternalOrderGateway,
  AxiosNewsletterGateway,
  AxiosOrderGateway,
  AxiosOrderHistoryGateway,
  AxiosPriceGateway,
  AxiosReviewGateway,
  AxiosUserGateway,
  AxiosWithdrawalGateway,
  HttpTaskTransport,
} from '@vitrin/api-client'
import { hostSentences } from '@vitrin/i18n/messages/host-sentences-sv'
import type { Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import type { Shopper, Storefront } from '@vitrin/storefront'
import { startShopper } from '@vitrin/storefront/shopper'
import type { LazyNavigator } from '@vitrin/theme-kit/app'
import { browseGateways } from './browse-gateways'
import { klarglasShopper } from '../config/klarglas-shopper'
import { browserAddressBar } from './address-bar'
import { browserHttp } from './browser-http'
import { lookAgainWhenShown } from './look-again'
import { webLock, webLocksLeadership } from './web-locks'
// Fetched along with this, and opened by whoever asks first.
import './device'
import type { Device } from './device'

export interface BrowserShopperOptions {
  readonly navigator: LazyNavigator
  readonly apiBaseUrl: string
  readonly device: () => Promise<Device>
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** The shopper's part over the real adapters: the browser's storage and HTTP. */
export async function startBrowserShopper(
  storefront: Storefront,
  { navigator, apiBaseUrl, device, connectivity, clock, ids, logger }: BrowserShopperOptions,
): Promise<Shopper> {
  const { storeView, tagManager } = storefront.config
  const { storeCode, storeId, i18n, tax } = storeView
  const storages = await (await device()).shop
  const { search, stock } = browseGateways(browserHttp({ apiBaseUrl, connectivity, clock }))
  const { shopper } = await startShopper({
    config: klarglasShopper,
    storefront,
    search,
    stock,
    gateways: ({ tokens, account, cartId }) => {
      const http = browserHttp({ apiBaseUrl, connectivity, clock, tokens })
      return {
        user: new AxiosUserGateway(http, ids),
        orderHistory: new AxiosOrderHistoryGateway(http),
        orders: new AxiosOrderGateway(http, ids),
        externalOrders: new AxiosExternalOrderGateway(http),
        withdrawals: new AxiosWithdrawalGateway(http, ids),
        cart: new AxiosCartGateway(http, ids),
        prices: new AxiosPriceGateway(http, {
          storeId,
          currencyCode: i18n.currencyCode,
          userGroupId: () => tax.userGroupId ?? undefined,
          account,
        }),
        customSizes: new AxiosCustomSizeGateway(http),
        reviews: new AxiosReviewGateway(http),
        newsletter: new AxiosNewsletterGateway(http),
        tasks: new HttpTaskTransport({ http, cartId }),
      }
    },
    sessionStorage: storages.session,
    refreshLock: webLock(`${storeCode}-refresh`),
    cartStorage: storages.cart,
    taskStorage: storages.tasks,
    checkoutStorage: storages.checkout,
    handOverStorage: storages.handOver,
    orderStorage: storages.orders,
    orderHistoryStorage: storages.orderHistory,
    wishlistStorage: storages.wishlist,
    compareStorage: storages.compare,
    recentlyViewedStorage: storages.recentlyViewed,
    consentStorage: storages.consent,
    rememberedOrderStorage: storages.rememberedOrders,
    loadTracker:
      tagManager && (async () => (await import('./tag-manager')).startTagManager(tagManager, i18n.currencyCode)),
    newsletterStorage: storages.newsletter,
    claimStorage: storages.claims,
    leadership: webLocksLeadership(`${storeCode}-queue`),
    hostSentences,
    addressBar: browserAddressBar(navigator),
    connectivity,
    clock,
    ids,
    logger,
  })
  lookAgainWhenShown(shopper)
  return shopper
}
