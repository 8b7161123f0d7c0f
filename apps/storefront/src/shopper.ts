import { AxiosCartGateway, AxiosPriceGateway, HttpTaskTransport } from '@vitrin/api-client'
import { hostSentences } from '@vitrin/i18n/messages/host-sentences-sv'
import type { Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import { DexieCartStorage, DexieCheckoutStorage, DexieListStorage, DexieOrderStorage, DexieTaskStorage, openShopDatabase } from '@vitrin/storage'
import type { Shopper, Storefront } from '@vitrin/storefront'
import { startShopper } from '@vitrin/storefront/shopper'
import { singleTabLeadership } from '@vitrin/sync-queue'
import { browseGateways } from './browse-gateways'
import { browserHttp } from './browser-http'
import { replaceAddress } from './replace-address'

export interface BrowserShopperOptions {
  readonly apiBaseUrl: string
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** The shopper's part over the real adapters: IndexedDB and HTTP. */
export async function startBrowserShopper(storefront: Storefront, { apiBaseUrl, connectivity, clock, ids, logger }: BrowserShopperOptions): Promise<Shopper> {
  const http = browserHttp({ apiBaseUrl, connectivity, clock })
  const database = openShopDatabase(`${storefront.config.storeView.storeCode}-shop`)
  const { storeId, i18n, tax } = storefront.config.storeView
  const { shopper } = await startShopper({
    storefront,
    search: browseGateways(http).search,
    prices: new AxiosPriceGateway(http, { storeId, currencyCode: i18n.currencyCode, userGroupId: () => tax.userGroupId ?? undefined }),
    cartGateway: new AxiosCartGateway(http, ids),
    taskTransport: new HttpTaskTransport({ http, cartId: () => storefront.shopper?.cart.token }),
    cartStorage: new DexieCartStorage(database),
    taskStorage: new DexieTaskStorage(database),
    checkoutStorage: new DexieCheckoutStorage(database),
    orderStorage: new DexieOrderStorage(database),
    wishlistStorage: new DexieListStorage(database, 'wishlist'),
    compareStorage: new DexieListStorage(database, 'compare'),
    recentlyViewedStorage: new DexieListStorage(database, 'recently-viewed'),
    leadership: singleTabLeadership,
    hostSentences,
    replaceAddress,
    connectivity, clock, ids, logger,
  })
  return shopper
}
