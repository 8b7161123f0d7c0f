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
  AxiosSearchGateway,
  AxiosStockGateway,
  AxiosUrlGateway,
  AxiosUserGateway,
  AxiosWithdrawalGateway,
  StrapiContentGateway,
  createHttp,
  HttpTaskTransport,
} from '@vitrin/api-client'
import { FakePictureShrinker } from '@vitrin/contact/testing'
import { createStorefront, type Shopper, type Storefront } from '@vitrin/storefront'
import { createShopper } from '@vitrin/storefront/shopper'
import { FakeAddressBar } from '@vitrin/storefront/testing'
import { singleTabLeadership } from '@vitrin/sync-queue'
import type { TokenLease } from '@vitrin/user-session'
import type { Device } from '../world/device'
import type { Generation } from '../world/generation'
import { plainPorts } from '../world/ports'
import { Storages } from '../world/storages'
import type { Wire } from '../world/wire'
import { SHOP_CONFIG } from './shop-config'

/** One page, composed as in the browser's entry, over the ports of the world. */
export interface Page {
  readonly storefront: Storefront
  readonly shopper: Shopper
  /** Stops the shop, as an ordinary navigation does. */
  readonly stop: () => void
}

/** The wire's limit is the browser's (R9.08). */
const TIMEOUT_MS = 5_000

export interface Surroundings {
  readonly device: Device
  readonly wire: Wire
  /** Of all tabs one sends, or each of them, as where the browser has no locks. */
  readonly everyTabLeads: boolean
}

export async function openPage(generation: Generation, { device, wire, everyTabLeads }: Surroundings): Promise<Page> {
  const ports = plainPorts(generation)
  const { clock, ids, logger } = ports
  const connectivity = device.connectivity(generation)
  const httpWith = (tokens?: TokenLease) =>
    createHttp({
      baseUrl: '',
      connectivity,
      clock,
      timeoutMs: TIMEOUT_MS,
      storeCode: SHOP_CONFIG.storeView.storeCode,
      tokens,
      adapter: wire.adapter(generation, device),
    })
  const browsing = httpWith()
  const gateways = {
    search: new AxiosSearchGateway(browsing),
    stock: new AxiosStockGateway(browsing),
    urls: new AxiosUrlGateway(browsing),
    content: new StrapiContentGateway({ http: browsing, locales: [], mediaBaseUrl: '', logger }),
  }
  const { storeId, i18n } = SHOP_CONFIG.storeView
  let stop: () => void = () => undefined
  const storefront = createStorefront({
    config: SHOP_CONFIG,
    gateways,
    messages: {},
    sanitizer: { sanitize: async (html) => html },
    clock,
    ids,
    logger,
    loadShopper: async (shop) => {
      const { shopper, start } = createShopper({
        storefront: shop,
        config: { countries: [{ code: 'SE' }], transmitOrdersAutomatically: false },
        storages: new Storages(device.disk, generation),
        gateways: ({ tokens, account, cartId, formOf }) => {
          const http = httpWith(tokens)
          return {
            search: gateways.search,
            stock: gateways.stock,
            user: new AxiosUserGateway(http, ids),
            passkeys: new AxiosPasskeyGateway(http, ids),
            orderHistory: new AxiosOrderHistoryGateway(http),
            orders: new AxiosOrderGateway(http, ids),
            externalOrders: new AxiosExternalOrderGateway(http),
            withdrawals: new AxiosWithdrawalGateway(http, ids),
            cart: new AxiosCartGateway(http, ids),
            prices: new AxiosPriceGateway(http, { storeId, currencyCode: i18n.currencyCode, account }),
            customSizes: new AxiosCustomSizeGateway(http),
            reviews: new AxiosReviewGateway(http),
            newsletter: new AxiosNewsletterGateway(http),
            mailLinks: new AxiosMailLinkGateway(http),
            letters: new AxiosLetterGateway(http, account),
            tasks: new HttpTaskTransport({ http, cartId, formOf }),
          }
        },
        ports: {
          ...ports,
          refreshLock: device.refreshLock.of(generation),
          leadership: everyTabLeads ? singleTabLeadership : device.lock.candidacy(generation),
          addressBar: new FakeAddressBar(),
          pictures: new FakePictureShrinker(),
          connectivity,
        },
        hostSentences: {},
      })
      stop = await start()
      return shopper
    },
  })
  connectivity.subscribe((online) => storefront.ui.setOnline(online))
  storefront.ui.setOnline(connectivity.online)
  const shopper = await storefront.whenShopper()
  return { storefront, shopper, stop: () => stop() }
}
