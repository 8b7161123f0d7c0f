import type { SearchCache } from '@vitrin/catalog'
import type { MessageKey } from '@vitrin/i18n'
import type { Clock, Logger } from '@vitrin/kernel'
import type { UrlCache } from '@vitrin/routing'
import {
  DexieUrlCache,
  ResilientCache,
  openCacheDatabase,
  openShopStorages,
  type ShopStorages,
  type StorageTrouble,
} from '@vitrin/storage'
import type { UiStore } from '@vitrin/storefront'
import { klarglas } from '../config/klarglas'
import { openSearchCache } from './search-cache'

export interface DeviceOptions {
  /** The store view of the page. */
  readonly storeCode: string
  readonly ui: UiStore
  readonly clock: Clock
  readonly logger: Logger
}

/** The storages of this device. Caches may be lost, the storages of `shop` may not (decisions.md 9). */
export interface Device {
  readonly urls: UrlCache
  readonly searches: SearchCache
  readonly shop: Promise<ShopStorages>
}

/**
 * Rough sizes in kB: some thousand addresses, and a thousand products or listings, so that products fetched ahead
 * (R4.45) do not displace visited ones.
 */
const CACHE_QUOTA_KB = { url: 2000, elasticCache: 30_000 }

const TROUBLE_MESSAGES: Readonly<Record<StorageTrouble, MessageKey>> = {
  'not-kept': 'storage.notKept',
  unreadable: 'storage.unreadable',
  outdated: 'storage.outdated',
}

export function openDevice({ storeCode, ui, clock, logger }: DeviceOptions): Device {
  // The shop's first view names what all its views share: cart, account and orders.
  const { storeCode: shopCode, tax } = klarglas.storeView
  const cache = new ResilientCache({
    database: openCacheDatabase(`${storeCode}-cache`),
    quotaKb: CACHE_QUOTA_KB,
    clock,
    logger,
  })
  cache.start()
  const shop = openShopStorages({
    name: `${shopCode}-shop`,
    country: tax.defaultCountry,
    makeRoom: () => cache.clearAll(),
    onTrouble: (trouble) =>
      ui.notifications.show({ type: 'warning', message: { key: TROUBLE_MESSAGES[trouble] }, hasNoTimeout: true }),
    clock,
    logger,
  })
  return {
    urls: new DexieUrlCache(cache),
    searches: openSearchCache(cache),
    shop,
  }
}
