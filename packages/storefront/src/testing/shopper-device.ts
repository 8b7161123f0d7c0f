import { InMemoryCartGateway } from '@vitrin/cart-sync/testing'
import { DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import {
  FakeCustomSizeGateway,
  aCorner,
  FakeSearchGateway,
  FakeStockGateway,
  searchableShop,
} from '@vitrin/catalog/testing'
import { FakeExternalOrderGateway, FakeWithdrawalGateway } from '@vitrin/checkout/testing'
import { FakePictureShrinker } from '@vitrin/contact/testing'
import { FakeContentGateway, FakeHtmlSanitizer } from '@vitrin/content/testing'
import type { MessageKey } from '@vitrin/i18n'
import { swedishView } from '@vitrin/i18n/testing'
import type { Cancel } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SequentialIds, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { FakeUrlGateway } from '@vitrin/routing/testing'
import { singleTabLeadership } from '@vitrin/sync-queue'
import { ScriptedTransport } from '@vitrin/sync-queue/testing'
import { FakePasskeyGateway, FakeUserGateway } from '@vitrin/user-session/testing'
import { FakeLetterGateway, FakeMailLinkGateway } from '@vitrin/mails/testing'
import { createStorefront } from '../create-storefront'
import { createShopper } from '../shopper/create-shopper'
import type { ShopperConfig } from '../shopper/shopper-config'
import { FakeAddressBar } from './fake-address-bar'
import { inMemoryStorages } from './in-memory-storages'

const config = {
  shopName: 'Test',
  storeView: swedishView,
  mediaBaseUrl: '',
  catalog: DEFAULT_CATALOG_CONFIG,
  routedViews: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true },
}
export const credentials = { username: 'asa@example.se', password: 'hemligt1' }

const orders = {
  items: [
    {
      entity_id: 1,
      increment_id: '000000001',
      state: 'new',
      status: 'pending',
      created_at: '',
      grand_total: 100,
      items: [],
    },
  ],
  total_count: 1,
}

/** Lets everything that is ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) await Promise.resolve()
}

/** One device and its host; each page is the whole shopper's part, made anew. */
export function shopperDevice() {
  const disk = inMemoryStorages()
  const user = new FakeUserGateway()
  const host = {
    user,
    passkeys: new FakePasskeyGateway(user),
    cart: new InMemoryCartGateway(),
    tasks: new ScriptedTransport(),
    historyAskedFor: [] as string[],
    pricesAskedFor: [] as string[],
  }
  const ports = {
    clock: new ManualClock(),
    ids: new SequentialIds(),
    logger: new RecordingLogger(),
    connectivity: new SwitchableConnectivity(),
  }
  const search = new FakeSearchGateway(searchableShop)

  async function open(settings: Partial<ShopperConfig> = {}) {
    const storefront = createStorefront({
      config,
      gateways: {
        search,
        stock: new FakeStockGateway({}),
        urls: new FakeUrlGateway({}),
        content: new FakeContentGateway(),
      },
      messages: {},
      sanitizer: new FakeHtmlSanitizer(),
      ...ports,
    })
    const { shopper, start } = createShopper({
      storefront,
      config: { countries: [{ code: 'SE' }], transmitOrdersAutomatically: false, newsletterCoupon: 'TIO', ...settings },
      storages: {
        ...disk,
        account: disk.account.anotherTab(),
        cart: disk.cart.anotherTab(),
        tasks: disk.tasks.anotherTab(),
        wishlist: disk.wishlist.anotherTab(),
        compare: disk.compare.anotherTab(),
        recentlyViewed: disk.recentlyViewed.anotherTab(),
      },
      gateways: () => ({
        ...host,
        search,
        stock: new FakeStockGateway({
          GONE: { qty: 0, is_in_stock: false },
          PLENTY: { qty: 5, is_in_stock: true },
        }),
        prices: {
          renderList: async (skus) => {
            host.pricesAskedFor.push(...skus)
            return []
          },
        },
        customSizes: new FakeCustomSizeGateway(aCorner()),
        reviews: { own: async () => [] },
        newsletter: { status: async () => 'unsubscribed' as const },
        mailLinks: new FakeMailLinkGateway(),
        letters: new FakeLetterGateway([]),
        orders: { abandon: async () => true },
        externalOrders: new FakeExternalOrderGateway(),
        withdrawals: new FakeWithdrawalGateway(),
        orderHistory: {
          page: async (account) => {
            host.historyAskedFor.push(account)
            return orders
          },
          order: async () => undefined,
        },
      }),
      ports: {
        ...ports,
        refreshLock: { run: (job) => job() },
        pictures: new FakePictureShrinker(),
        leadership: singleTabLeadership,
        addressBar: new FakeAddressBar(),
      },
      hostSentences: {},
    })
    const stop: Cancel = await start()
    const said = (): readonly MessageKey[] => storefront.ui.notifications.list.map(({ message }) => message.key)
    return { storefront, shopper, said, stop }
  }
  return { disk, host, ...ports, open }
}
