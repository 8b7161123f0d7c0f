import type { SearchCache } from '@vitrin/catalog'
import type { UrlCache } from '@vitrin/routing'
import { DexieSearchCache, DexieUrlCache, MemorySearchCache, openCacheDatabase } from '@vitrin/storage'
import { gatewayConfig } from '../config/gateways'
import { klarglas } from '../config/klarglas'

// What this device may be asked instead of the host, apart from what must not be lost (decisions.md 9).

const now = (): number => Date.now()

export function openUrlCache(): UrlCache {
  return new DexieUrlCache(openCacheDatabase(databaseName()), now)
}

export function openSearchCache(): SearchCache {
  return gatewayConfig.persistentQueryCache ? new DexieSearchCache({ database: openCacheDatabase(databaseName()), now }) : new MemorySearchCache()
}

/** `sv-cache` */
function databaseName(): string {
  return `${klarglas.storeView.storeCode}-cache`
}
