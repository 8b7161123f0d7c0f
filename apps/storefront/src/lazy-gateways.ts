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
  const search = lateCalls(async () => (await gateways.load()).search, ['search'])
  return {
    search,
    cms: lateCalls(async () => (await gateways.load()).cms ?? search, ['search']),
    staticFiles: lateCalls(async () => (await gateways.load()).staticFiles!, ['read']),
    stock: lateCalls(async () => (await gateways.load()).stock, ['check', 'list']),
    content: lateCalls(async () => (await gateways.load()).content, ['entries', 'portfolio', 'notice']),
    urls: lateCalls(async () => (await gateways.load()).urls, ['map']),
  }
}

/** A gateway of which only the names of its calls are known until the first call. */
function lateCalls<Gateway extends object>(open: () => Promise<Gateway>, names: readonly (keyof Gateway)[]): Gateway {
  const call =
    (name: keyof Gateway) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      const gateway = await open()
      return (gateway[name] as (...args: readonly unknown[]) => unknown).apply(gateway, given as unknown[])
    }
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Gateway
}
