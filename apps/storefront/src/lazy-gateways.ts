import { lazy, type Connectivity } from '@vitrin/kernel'
import type { BrowseGateways } from '@vitrin/storefront'
import type { BrowserGatewaysOptions } from './browser-gateways'

export interface LazyGatewaysOptions extends Omit<BrowserGatewaysOptions, 'connectivity'> {
  readonly connectivity: () => Promise<Connectivity>
}

/** The browser's gateways, whose code (with axios) is loaded by the first call. A hydrated page makes none. */
export function lazyGateways({ connectivity, ...options }: LazyGatewaysOptions): BrowseGateways {
  const gateways = lazy(async () => {
    const [{ browserGateways }, network] = await Promise.all([import('./browser-gateways'), connectivity()])
    return browserGateways({ ...options, connectivity: network })
  })
  return {
    search: { search: async (request) => (await gateways.load()).search.search(request) },
    cms: {
      search: async (request) => {
        const { cms, search } = await gateways.load()
        return (cms ?? search).search(request)
      },
    },
    staticFiles: {
      read: async (name) => (await gateways.load()).staticFiles?.read(name),
    },
    stock: {
      check: async (sku) => (await gateways.load()).stock.check(sku),
      list: async (skus, onRefusal) => (await gateways.load()).stock.list(skus, onRefusal),
    },
    content: {
      entries: async (set) => (await gateways.load()).content.entries(set),
      portfolio: async () => (await gateways.load()).content.portfolio(),
      notice: async () => (await gateways.load()).content.notice(),
    },
    urls: { map: async (path, childSku) => (await gateways.load()).urls.map(path, childSku) },
  }
}
