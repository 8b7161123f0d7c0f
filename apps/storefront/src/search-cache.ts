import type { SearchCache } from '@vitrin/catalog'
import { DexieSearchCache, MemorySearchCache, type ResilientCache } from '@vitrin/storage'
import { gatewayConfig, type GatewayConfig } from '../config/gateways'

/** Where search answers are kept: on the device, or only as long as the page (R7.22). */
export function openSearchCache(
  cache: ResilientCache,
  { persistentQueryCache }: Pick<GatewayConfig, 'persistentQueryCache'> = gatewayConfig,
): SearchCache {
  return persistentQueryCache ? new DexieSearchCache(cache) : new MemorySearchCache()
}
