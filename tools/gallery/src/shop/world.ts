import { FakeCustomSizeGateway, FakePriceGateway, FakeReviewGateway } from '@vitrin/catalog/testing'
import type { CatalogueProduct } from '@vitrin/catalog'
import { FakeExternalOrderGateway, FakeOrderGateway, FakeWithdrawalGateway } from '@vitrin/checkout/testing'
import { FakePictureShrinker } from '@vitrin/contact/testing'
import { FakeContentGateway, FakeHtmlSanitizer, FakeNewsletterGateway } from '@vitrin/content/testing'
import type { Clock } from '@vitrin/kernel'
import { RecordingLogger, SequentialIds, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { FakeLetterGateway, FakeMailLinkGateway } from '@vitrin/mails/testing'
import type { BrowseGateways } from '@vitrin/storefront'
import type { ShopperGateways, ShopperPorts } from '@vitrin/storefront/shopper'
import { FakeAddressBar, inMemoryStorages } from '@vitrin/storefront/testing'
import { singleTabLeadership } from '@vitrin/sync-queue'
import { ScriptedTransport } from '@vitrin/sync-queue/testing'
import {
  FakeAuthenticator,
  FakePasskeyGateway,
  FakeUserGateway,
  InMemoryRefreshLock,
} from '@vitrin/user-session/testing'
import { demoDocuments, GalleryCatalogue, pathsOf, withTaxes } from './catalogue'
import { demoContent } from './content'
import { GalleryCart } from './gallery-cart'
import { InMemoryOrderHistory } from './order-history'

/** A Friday in autumn, always: what a state shows does not depend on the day. */
const NOW = Date.UTC(2026, 10, 20, 9)

const galleryClock: Clock = {
  now: () => NOW,
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

/** The host, the CMS and the device of one state, all in memory. */
export class World {
  readonly clock = galleryClock
  readonly ids = new SequentialIds('gallery')
  readonly logger = new RecordingLogger()
  readonly connectivity = new SwitchableConnectivity()
  readonly catalogue: GalleryCatalogue
  readonly content = new FakeContentGateway(demoContent)
  readonly sanitizer = new FakeHtmlSanitizer()
  readonly users = new FakeUserGateway()
  readonly cart = new GalleryCart()
  readonly orders = new InMemoryOrderHistory()
  readonly externalOrders = new FakeExternalOrderGateway()
  readonly withdrawals = new FakeWithdrawalGateway()
  readonly newsletter = new FakeNewsletterGateway()
  readonly mailLinks = new FakeMailLinkGateway()
  /** Takes orders, reviews and letters; a state scripts its answers. */
  readonly tasks = new ScriptedTransport()
  readonly reviews = new FakeReviewGateway(['7'])
  readonly storages = inMemoryStorages()
  readonly addressBar: FakeAddressBar

  constructor(address: string, storeId: number) {
    this.catalogue = new GalleryCatalogue(demoDocuments(storeId))
    this.addressBar = new FakeAddressBar(address)
  }

  browseGateways(): BrowseGateways {
    const { catalogue, content } = this
    return {
      search: withTaxes(catalogue, this.clock),
      cms: catalogue,
      stock: {
        check: async (sku) => stockIn(catalogue, sku),
        list: async (skus) => skus.flatMap((sku) => catalogue.stockOf(sku) ?? []),
      },
      urls: pathsOf(catalogue),
      content,
    }
  }

  shopperGateways(): ShopperGateways {
    const { users, cart, orders, externalOrders, withdrawals, newsletter, mailLinks, tasks, reviews } = this
    return {
      ...this.browseGateways(),
      user: users,
      passkeys: new FakePasskeyGateway(users),
      orderHistory: orders,
      orders: new FakeOrderGateway(),
      externalOrders,
      withdrawals,
      cart,
      prices: new FakePriceGateway([]),
      customSizes: new FakeCustomSizeGateway(measuredProduct(this.catalogue)),
      reviews,
      newsletter,
      mailLinks,
      letters: new FakeLetterGateway(['asa@example.se']),
      tasks,
    }
  }

  shopperPorts(): ShopperPorts {
    const { addressBar, connectivity, clock, ids, logger } = this
    return {
      refreshLock: new InMemoryRefreshLock(),
      leadership: singleTabLeadership,
      authenticator: new FakeAuthenticator(),
      pictures: new FakePictureShrinker(),
      addressBar,
      connectivity,
      clock,
      ids,
      logger,
    }
  }
}

function stockIn(catalogue: GalleryCatalogue, sku: string) {
  const stock = catalogue.stockOf(sku)
  if (!stock) throw new Error(`The gallery has no stock of ${sku}.`)
  return stock
}

function measuredProduct(catalogue: GalleryCatalogue): CatalogueProduct {
  const products = demoDocumentsOf(catalogue)
  return products.find(({ made_to_measure }) => made_to_measure)!
}

const demoDocumentsOf = ({ documents }: GalleryCatalogue) =>
  (documents.product ?? []) as unknown as readonly CatalogueProduct[]
