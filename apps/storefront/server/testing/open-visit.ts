import { InMemoryConsentStorage, InMemoryRememberedOrderStorage } from '@vitrin/analytics/testing'
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
  createHttp,
  HttpTaskTransport,
  inProcessAdapter,
} from '@vitrin/api-client'
import { EMPTY_CART } from '@vitrin/cart-sync'
import { InMemoryCartStorage } from '@vitrin/cart-sync/testing'
import type { ListedProduct } from '@vitrin/catalog'
import { InMemoryListStorage } from '@vitrin/catalog/testing'
import {
  InMemoryCheckoutStorage,
  InMemoryHandOverStorage,
  InMemoryOrderHistoryStorage,
  InMemoryOrderStorage,
} from '@vitrin/checkout/testing'
import { FakeContentGateway, InMemoryClaimStorage, InMemoryNewsletterStorage } from '@vitrin/content/testing'
import { SwitchableConnectivity } from '@vitrin/kernel/testing'
import { createStorefront, type Shopper, type Storefront, type StorefrontConfig } from '@vitrin/storefront'
import { createShopper } from '@vitrin/storefront/shopper'
import { FakeAddressBar } from '@vitrin/storefront/testing'
import { singleTabLeadership } from '@vitrin/sync-queue'
import { InMemoryTaskStorage } from '@vitrin/sync-queue/testing'
import type { TokenLease } from '@vitrin/user-session'
import { InMemoryAccountStorage } from '@vitrin/user-session/testing'
import { klarglas } from '../../config/klarglas'
import { klarglasShopper } from '../../config/klarglas-shopper'
import { browseGateways } from '../../src/browse-gateways'
import { htmlSanitizer } from '../html-sanitizer'
import { consoleLogger as logger, randomIds as ids, systemClock as clock } from '../server-ports'
import type { OpenHost } from './open-host'

/** What a device stores; it outlives a visit. */
export function newDevice() {
  return {
    account: new InMemoryAccountStorage(),
    cart: new InMemoryCartStorage(EMPTY_CART),
    tasks: new InMemoryTaskStorage(),
    checkout: new InMemoryCheckoutStorage(),
    handOver: new InMemoryHandOverStorage(),
    orders: new InMemoryOrderStorage(),
    orderHistory: new InMemoryOrderHistoryStorage(),
    rememberedOrders: new InMemoryRememberedOrderStorage(),
    wishlist: new InMemoryListStorage<ListedProduct>(),
    compare: new InMemoryListStorage<ListedProduct>(),
    recentlyViewed: new InMemoryListStorage<ListedProduct>(),
    pieces: new InMemoryListStorage<string>(),
    consent: new InMemoryConsentStorage(),
    newsletter: new InMemoryNewsletterStorage(),
    claims: new InMemoryClaimStorage(),
  }
}

export interface Visit {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly connectivity: SwitchableConnectivity
  readonly addressBar: FakeAddressBar
  /** Waits for the cart's run, so that the host can be closed. */
  close(): Promise<void>
}

interface VisitOptions {
  readonly device?: ReturnType<typeof newDevice>
  readonly settings?: Partial<StorefrontConfig>
}

/** The shop of one browser tab at the real host, without a socket, on a device in memory. */
export async function openVisit(
  host: Pick<OpenHost, 'fetch'>,
  { device = newDevice(), settings = {} }: VisitOptions = {},
): Promise<Visit> {
  const connectivity = new SwitchableConnectivity()
  const addressBar = new FakeAddressBar()
  const adapter = inProcessAdapter((request) => host.fetch(request))
  const { storeCode, storeId, i18n } = klarglas.storeView
  const httpWith = (tokens?: TokenLease) =>
    createHttp({ baseUrl: 'http://shop.test', connectivity, clock, timeoutMs: 5000, storeCode, tokens, adapter })
  const browsing = { ...browseGateways(httpWith(), { clock }), content: new FakeContentGateway() }
  const storefront = createStorefront({
    config: { ...klarglas, ...settings },
    gateways: browsing,
    messages: {},
    sanitizer: htmlSanitizer,
    clock,
    ids,
    logger,
  })
  const { shopper, start } = createShopper({
    storefront,
    config: klarglasShopper,
    storages: {
      ...device,
      account: device.account.anotherTab(),
      cart: device.cart.anotherTab(),
      tasks: device.tasks.anotherTab(),
    },
    gateways: ({ tokens, account, cartId }) => {
      const http = httpWith(tokens)
      return {
        ...browsing,
        user: new AxiosUserGateway(http, ids),
        orderHistory: new AxiosOrderHistoryGateway(http),
        orders: new AxiosOrderGateway(http, ids),
        externalOrders: new AxiosExternalOrderGateway(http),
        withdrawals: new AxiosWithdrawalGateway(http, ids),
        cart: new AxiosCartGateway(http, ids),
        prices: new AxiosPriceGateway(http, { storeId, currencyCode: i18n.currencyCode, account }),
        customSizes: new AxiosCustomSizeGateway(http),
        reviews: new AxiosReviewGateway(http),
        newsletter: new AxiosNewsletterGateway(http),
        tasks: new HttpTaskTransport({ http, cartId }),
      }
    },
    ports: {
      refreshLock: { run: (job) => job() },
      leadership: singleTabLeadership,
      addressBar,
      connectivity,
      clock,
      ids,
      logger,
    },
    hostSentences: {},
  })
  const stop = await start()
  return {
    storefront,
    shopper,
    connectivity,
    addressBar,
    async close() {
      await shopper.cart.sync()
      stop()
    },
  }
}
