import {
  AxiosCartGateway,
  AxiosCustomSizeGateway,
  AxiosExternalOrderGateway,
  AxiosLetterGateway,
  AxiosMailLinkGateway,
  AxiosNewsletterGateway,
  AxiosOrderGateway,
  AxiosOrderHistoryGateway,
  AxiosPasskeyGateway,
  AxiosPriceGateway,
  AxiosReviewGateway,
  AxiosUserGateway,
  AxiosWithdrawalGateway,
  HttpTaskTransport,
} from '@vitrin/api-client'
import type { Clock, Connectivity, IdGenerator, Logger } from '@vitrin/kernel'
import type { Shopper, Storefront } from '@vitrin/storefront'
import { createShopper } from '@vitrin/storefront/shopper'
import type { LazyNavigator } from '@vitrin/theme-kit/app'
import { browseGateways } from './browse-gateways'
import { klarglas } from '../config/klarglas'
import { textsOf } from '../config/languages'
import { klarglasShopper } from '../config/klarglas-shopper'
import { browserAddressBar } from './address-bar'
import { browserAuthenticator } from './browser-authenticator'
import { browserHttp } from './browser-http'
import { refreshWhenShown } from './refresh-when-shown'
import { webLock, webLocksLeadership } from './web-locks'
// Downloads the code of the device together with this chunk; the device itself is opened by its first use.
import './device'
import type { Device } from './device'

export interface BrowserShopperOptions {
  readonly navigator: LazyNavigator
  readonly apiBaseUrl: string
  readonly tokenInHeader: boolean
  readonly device: () => Promise<Device>
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** Makes and starts the shopper's part with the browser's storage, HTTP and locks. */
export async function startBrowserShopper(
  storefront: Storefront,
  { navigator, apiBaseUrl, tokenInHeader, device, connectivity, clock, ids, logger }: BrowserShopperOptions,
): Promise<Shopper> {
  const { storeView, tagManager, passkeyDomain } = storefront.config
  const { storeCode, storeId, i18n, tax } = storeView
  const host = { apiBaseUrl, tokenInHeader, storeCode, connectivity, clock }
  // Tabs in several languages share one account and one queue.
  const shopCode = klarglas.storeView.storeCode
  const browsing = browserHttp(host)
  const [storages, translated] = await Promise.all([
    device().then(({ shop }) => shop),
    textsOf(i18n.defaultLocale).host?.(),
  ])
  const { shopper, start } = createShopper({
    storefront,
    config: klarglasShopper,
    storages,
    gateways: ({ tokens, account, cartId, formOf }) => {
      const http = browserHttp({ ...host, tokens })
      return {
        ...browseGateways(browsing, { storeView, clock }),
        user: new AxiosUserGateway(http, ids),
        passkeys: new AxiosPasskeyGateway(http, ids),
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
        mailLinks: new AxiosMailLinkGateway(http),
        letters: new AxiosLetterGateway(http, account),
        tasks: new HttpTaskTransport({ http, cartId, formOf }),
      }
    },
    ports: {
      refreshLock: webLock(`${shopCode}-refresh`),
      leadership: webLocksLeadership(`${shopCode}-queue`),
      addressBar: browserAddressBar(navigator),
      authenticator: browserAuthenticator(passkeyDomain),
      pictures: { shrink: async (bytes) => (await import('./shrink-picture')).browserPictures.shrink(bytes) },
      loadTracker:
        tagManager && (async () => (await import('./tag-manager')).startTagManager(tagManager, i18n.currencyCode)),
      connectivity,
      clock,
      ids,
      logger,
    },
    hostSentences: translated?.hostSentences ?? {},
  })
  // A task of its own: to make this part takes a phone 80 ms, and to start it as long. A tap is answered in between.
  await new Promise((resolve) => setTimeout(resolve))
  await start()
  refreshWhenShown(shopper)
  return shopper
}
