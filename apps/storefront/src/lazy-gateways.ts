import type { BrowseGateways } from '@vitrin/storefront'
import type { BrowserGatewaysOptions } from './browser-gateways'

/** The same gateways with their code, axios included, imported on the first call: a hydrated page asks nothing. */
export function lazyGateways(options: BrowserGatewaysOptions): BrowseGateways {
  let coming: Promise<BrowseGateways> | undefined
  const gateways = (): Promise<BrowseGateways> => (coming ??= import('./browser-gateways').then(({ browserGateways }) => browserGateways(options)))
  return {
    search: { search: async (request) => (await gateways()).search.search(request) },
    stock: {
      check: async (sku) => (await gateways()).stock.check(sku),
      list: async (skus, onRefusal) => (await gateways()).stock.list(skus, onRefusal),
    },
    urls: { map: async (path, childSku) => (await gateways()).urls.map(path, childSku) },
  }
}
