import { Dexie, type Table } from 'dexie'

/** One entry of a cache, by age. */
export interface CachedDocument {
  readonly key: string
  /** JSON. */
  readonly doc: unknown
  /** Order of writing: the lowest goes first. */
  readonly at: number
}

export type CacheCollection = 'elasticCache' | 'url'

/** What can be asked again: catalogue and addresses. May be purged, cleared or deleted at any time; nothing personal is in it (decisions.md 9). */
export type CacheDatabase = Dexie & { readonly [Collection in CacheCollection]: Table<CachedDocument, string> }

/** `sv-cache` in the Swedish shop; opened by the first access. */
export function openCacheDatabase(name: string): CacheDatabase {
  const database = new Dexie(name)
  database.version(1).stores({ elasticCache: 'key, at', url: 'key, at' })
  return database as CacheDatabase
}

interface WrappedError {
  readonly name?: string
  readonly inner?: unknown
  readonly failures?: readonly unknown[]
}

/** The device gives no more room; Dexie wraps the browser's error, once for each entry of a bulk write. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner, failures = [] } = error as WrappedError
  return name === 'QuotaExceededError' || isQuotaError(inner) || failures.some(isQuotaError)
}
