import { Dexie, type Table } from 'dexie'

/** One entry of a cache. */
export interface CachedDocument {
  readonly key: string
  /** JSON. */
  readonly doc: unknown
  /** When it was written, ms since 1970: the lowest goes first. */
  readonly at: number
  /** Its `roughSize`. */
  readonly size: number
}

export type CacheCollection = 'elasticCache' | 'url'

/**
 * What can be asked again: catalogue and addresses. May be purged, cleared or deleted at any time; nothing personal
 * is in it (decisions.md 9).
 */
export type CacheDatabase = Dexie & { readonly [Collection in CacheCollection]: Table<CachedDocument, string> }

/** `sv-cache` in the Swedish shop; opened by the first access. */
export function openCacheDatabase(name: string): CacheDatabase {
  const database = new Dexie(name)
  database.version(1).stores({ elasticCache: 'key, at', url: 'key, at' })
  // The index on `size` lets the quota be summed without reading a document; entries without a size are asked again.
  database
    .version(2)
    .stores({ elasticCache: 'key, at, size', url: 'key, at, size' })
    .upgrade(async (upgrade) => {
      await upgrade.table('elasticCache').clear()
      await upgrade.table('url').clear()
    })
  return database as CacheDatabase
}
