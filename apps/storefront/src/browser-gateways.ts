import { HttpStaticContent } from '@vitrin/api-client'
import { CachingSearchGateway, CachingStockGateway, TwoStageSearchGateway } from '@vitrin/catalog'
import type { CustomerGroup, Logger } from '@vitrin/kernel'
import type { BrowseGateways } from '@vitrin/storefront'
import type { StoreView } from '@vitrin/i18n'
import { klarglas } from '../config/klarglas'
import { browserHttp, ownServerHttp, type BrowserHttpOptions } from './browser-http'
import { contentGateway } from './content-gateway'
import { browseGateways } from './browse-gateways'
// Downloads the code of the device together with this chunk; the device itself is opened by its first use.
import './device'
import type { Device } from './device'

const CONTENT_FRESH_FOR_MS = 5 * 60_000

export interface BrowserGatewaysOptions extends Omit<BrowserHttpOptions, 'storeCode'> {
  readonly storeView: StoreView
  /** The version of the shop's code. Answers that another version stored are not read. */
  readonly cacheVersion: string
  /** See `PageState`. */
  readonly cmsMediaUrl: string
  readonly device: () => Promise<Device>
  readonly logger: Logger
  /** The customer group of the signed-in shopper; undefined for guests. */
  readonly group: () => CustomerGroup | undefined
}

export async function browserGateways({
  storeView,
  cacheVersion,
  cmsMediaUrl,
  device,
  logger,
  group,
  ...options
}: BrowserGatewaysOptions): Promise<BrowseGateways> {
  const { searches: cache } = await device()
  const { connectivity, clock } = options
  const gateways = browseGateways(browserHttp({ ...options, storeCode: storeView.storeCode }), {
    storeView,
    clock,
    group,
  })
  const { storeCode, i18n } = storeView
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
    timeZone: i18n.timeZone,
    version: cacheVersion,
    groupId: () => group()?.groupId,
  })
  const ownServer = ownServerHttp(options)
  const staticFiles = new HttpStaticContent(ownServer, storeCode)
  const content = contentGateway({
    storeCode,
    http: ownServer,
    mediaBaseUrl: cmsMediaUrl,
    cache,
    clock,
    logger,
    version: cacheVersion,
    freshForMs: CONTENT_FRESH_FOR_MS,
  })
  return { ...gateways, stock, search, content, staticFiles }
}

/** Whether the shopper has set the browser to save data. Not every browser has this setting. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
