import 'fake-indexeddb/auto'
import type { CachedSearch } from '@vitrin/catalog'
import { searchCacheContract } from '@vitrin/catalog/testing'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { RoutingStore, UrlCacheFull } from '@vitrin/routing'
import { FakeUrlGateway, urlCacheContract } from '@vitrin/routing/testing'
import { describe, expect, it } from 'vitest'
import { DexieSearchCache } from './dexie-search-cache'
import { DexieUrlCache } from './dexie-url-cache'
import { MemorySearchCache } from './memory-search-cache'
import { openCacheDatabase, type CacheCollection, type CacheDatabase } from './open-cache-database'

let databases = 0
let time = 0
const empty = () => openCacheDatabase(`cache-${(databases += 1)}`)
const now = () => (time += 1)

urlCacheContract('DexieUrlCache', () => new DexieUrlCache(empty(), now))
searchCacheContract('DexieSearchCache', () => new DexieSearchCache({ database: empty(), now }))
searchCacheContract('MemorySearchCache', () => new MemorySearchCache())

const entry: CachedSearch = { version: '1', validUntilMs: 0, result: { items: [], total: 0, start: 0, perPage: 50, aggregations: {}, attributeMetadata: [], suggestions: {}, cache: false, offline: false, noresults: false } }

/** Every further write fails as on a device without room. */
function fill(database: CacheDatabase, collection: CacheCollection): void {
  database[collection].hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
}

describe('DexieUrlCache', () => {
  it('says when there is no room, so that routing clears it and nothing else [R8.17]', async () => {
    const database = empty()
    const cache = new DexieUrlCache(database, now)
    await cache.write([['old', { type: 'category', slug: 'old' }]])
    await new DexieSearchCache({ database, now }).write([['kept', entry]])
    fill(database, 'url')
    await expect(cache.write([['x', { type: 'category', slug: 'x' }]])).rejects.toBeInstanceOf(UrlCacheFull)

    const urls = new FakeUrlGateway({ speglar: { type: 'category', document: { slug: 'speglar-35' } } })
    const routing = new RoutingStore({ urls, openCache: async () => cache, views: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }, served: ['category'], logger: new RecordingLogger() })
    expect(await routing.resolve('/sv/speglar')).toMatchObject({ page: { id: 'category' } })
    await expect.poll(() => database.url.count()).toBe(0)
    expect(await database.elasticCache.count()).toBe(1)
  })

  it('rejects when the database cannot be read', async () => {
    const database = empty()
    database.close({ disableAutoOpen: true })
    await expect(new DexieUrlCache(database, now).read('x')).rejects.toThrow()
    await expect(new DexieUrlCache(database, now).write([['x', { type: 'category', slug: 'x' }]])).rejects.not.toBeInstanceOf(UrlCacheFull)
  })
})

describe('DexieSearchCache', () => {
  it('lets the oldest answers go', async () => {
    const cache = new DexieSearchCache({ database: empty(), now, maxEntries: 2 })
    await cache.write([['a', entry]])
    await cache.write([['b', entry]])
    await cache.write([['a', entry]])
    await cache.write([['c', entry]])
    expect(await Promise.all(['a', 'b', 'c'].map((key) => cache.read(key)))).toEqual([entry, undefined, entry])
  })

  it('empties itself when there is no room', async () => {
    const database = empty()
    const cache = new DexieSearchCache({ database, now })
    await cache.write([['a', entry]])
    fill(database, 'elasticCache')
    await cache.write([['b', entry]])
    expect(await database.elasticCache.count()).toBe(0)
  })
})

describe('MemorySearchCache', () => {
  it('lets the oldest answers go', async () => {
    const cache = new MemorySearchCache()
    for (let index = 0; index <= 100; index += 1) await cache.write([[`key-${index}`, entry]])
    expect([await cache.read('key-0'), await cache.read('key-100')]).toEqual([undefined, entry])
  })
})
