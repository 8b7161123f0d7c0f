import { AxiosCartGateway, AxiosPriceGateway, HttpTaskTransport } from '@vitrin/api-client'
import { hostSentences } from '@vitrin/i18n/messages/host-sentences-sv'
import type { Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import type { Shopper, Storefront } from '@vitrin/storefront'
import { startShopper } from '@vitrin/storefront/shopper'
import { singleTabLeadership } from '@vitrin/sync-queue'
import { browseGateways } from './browse-gateways'
import { browserHttp } from './browser-http'
// Fetched along with this, and opened by whoever asks first.
import './device'
import type { Device } from './device'

export interface BrowserShopperOptions {
  readonly apiBaseUrl: string
  readonly device: () => Promise<Device>
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** The shopper's part over the real adapters: the browser's storage and HTTP. */
export async function startBrowserShopper(storefront: Storefront, { apiBaseUrl, device, connectivity, clock, ids, logger }: BrowserShopperOptions): Promise<Shopper> {
  const storages = await (await device()).shop
  const http = browserHttp({ apiBaseUrl, connectivity, clock })
  const { storeId, i18n, tax } = storefront.config.storeView
  const { shopper } = await startShopper({
    storefront,
    search: browseGateways(http).search,
    prices: new AxiosPriceGateway(http, { storeId, currencyCode: i18n.currencyCode, userGroupId: () => tax.userGroupId ?? undefined }),
    cartGateway: new AxiosCartGateway(http, ids),
    taskTransport: new HttpTaskTransport({ http, cartId: () => storefront.shopper?.cart.token }),
    cartStorage: storages.cart,
    taskStorage: storages.tasks,
    checkoutStorage: storages.checkout,
    orderStorage: storages.orders,
    wishlistStorage: storages.wishlist,
    compareStorage: storages.compare,
    recentlyViewedStorage: storages.recentlyViewed,
    leadership: singleTabLeadership,
    hostSentences,
    connectivity, clock, ids, logger,
  })
  return shopper
}
