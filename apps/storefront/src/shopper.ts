import { AxiosCartGateway, AxiosCustomSizeGateway, AxiosOrderHistoryGateway, AxiosPriceGateway, AxiosUserGateway, HttpTaskTransport } from '@vitrin/api-client'
import { hostSentences } from '@vitrin/i18n/messages/host-sentences-sv'
import type { Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import { DexieCartStorage, DexieCheckoutStorage, DexieListStorage, DexieOrderHistoryStorage, DexieOrderStorage, DexieSessionStorage, DexieTaskStorage, openShopDatabase } from '@vitrin/storage'
import type { Shopper, Storefront } from '@vitrin/storefront'
import { startShopper } from '@vitrin/storefront/shopper'
import { browseGateways } from './browse-gateways'
import { browserHttp } from './browser-http'
import { replaceAddress } from './replace-address'
import { webLock, webLocksLeadership } from './web-locks'

export interface BrowserShopperOptions {
  readonly apiBaseUrl: string
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** The shopper's part over the real adapters: IndexedDB and HTTP. */
export async function startBrowserShopper(storefront: Storefront, { apiBaseUrl, connectivity, clock, ids, logger }: BrowserShopperOptions): Promise<Shopper> {
  const { storeCode, storeId, i18n, tax } = storefront.config.storeView
  const database = openShopDatabase(`${storeCode}-shop`)
  const { shopper } = await startShopper({
    storefront,
    search: browseGateways(browserHttp({ apiBaseUrl, connectivity, clock })).search,
    gateways: ({ tokens, account, cartId }) => {
      const http = browserHttp({ apiBaseUrl, connectivity, clock, tokens })
      return {
        user: new AxiosUserGateway(http, ids),
        orderHistory: new AxiosOrderHistoryGateway(http),
        cart: new AxiosCartGateway(http, ids),
        prices: new AxiosPriceGateway(http, { storeId, currencyCode: i18n.currencyCode, userGroupId: () => tax.userGroupId ?? undefined, account }),
        customSizes: new AxiosCustomSizeGateway(http),
        tasks: new HttpTaskTransport({ http, cartId }),
      }
    },
    sessionStorage: new DexieSessionStorage(database),
    refreshLock: webLock(`${storeCode}-refresh`),
    cartStorage: new DexieCartStorage(database),
    taskStorage: new DexieTaskStorage(database),
    checkoutStorage: new DexieCheckoutStorage(database),
    orderStorage: new DexieOrderStorage(database),
    orderHistoryStorage: new DexieOrderHistoryStorage(database),
    wishlistStorage: new DexieListStorage(database, 'wishlist'),
    compareStorage: new DexieListStorage(database, 'compare'),
    recentlyViewedStorage: new DexieListStorage(database, 'recently-viewed'),
    leadership: webLocksLeadership(`${storeCode}-queue`),
    hostSentences,
    replaceAddress,
    connectivity, clock, ids, logger,
  })
  return shopper
}
