import { CachingSearchGateway } from '@vitrin/catalog'
import type { Logger } from '@vitrin/kernel'
import type { BrowseGateways } from '@vitrin/storefront'
import { klarglas } from '../config/klarglas'
import { browserHttp, type BrowserHttpOptions } from './browser-http'
import { browseGateways } from './browse-gateways'
import { openSearchCache } from './device-caches'

export interface BrowserGatewaysOptions extends BrowserHttpOptions {
  /** Of the shop's code: answers kept by another one are not read. */
  readonly cacheVersion: string
  readonly logger: Logger
}

export function browserGateways({ cacheVersion, logger, ...options }: BrowserGatewaysOptions): BrowseGateways {
  const gateways = browseGateways(browserHttp(options))
  const { connectivity, clock } = options
  const { storeCode } = klarglas.storeView
  return { ...gateways, search: new CachingSearchGateway({ search: gateways.search, cache: openSearchCache(), connectivity, clock, logger, storeCode, version: cacheVersion }) }
}
