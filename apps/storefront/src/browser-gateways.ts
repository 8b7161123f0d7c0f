import { CachingSearchGateway, CachingStockGateway, TwoStageSearchGateway } from '@vitrin/catalog'
import type { CustomerGroup, Logger } from '@vitrin/kernel'
import type { BrowseGateways } from '@vitrin/storefront'
import { klarglas } from '../config/klarglas'
import { browserHttp, type BrowserHttpOptions } from './browser-http'
import { browseGateways } from './browse-gateways'
// Fetched along with this, and opened by whoever asks first.
import './device'
import type { Device } from './device'

export interface BrowserGatewaysOptions extends BrowserHttpOptions {
  /** Of the shop's code: answers kept by another one are not read. */
  readonly cacheVersion: string
  readonly device: () => Promise<Device>
  readonly logger: Logger
  /** Of whoever is signed in; undefined for guests. */
  readonly group: () => CustomerGroup | undefined
}

export async function browserGateways({
  cacheVersion,
  device,
  logger,
  group,
  ...options
}: BrowserGatewaysOptions): Promise<BrowseGateways> {
  const { searches: cache } = await device()
  const { connectivity, clock } = options
  const gateways = browseGateways(browserHttp(options), { clock, group })
  const { storeCode } = klarglas.storeView
  const stock = new CachingStockGateway({ stock: gateways.stock, clock })
  const host = new TwoStageSearchGateway({
    search: gateways.search,
    keep: (products) => search.keepProducts(products),
    stock,
    clock,
    config: klarglas.catalog,
    isFrugal,
  })
  const search = new CachingSearchGateway({
    search: host,
    cache,
    connectivity,
    clock,
    logger,
    storeCode,
    version: cacheVersion,
    groupId: () => group()?.groupId,
  })
  return { ...gateways, stock, search }
}

/** The shopper has asked the browser to save data, where it knows such a wish. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
