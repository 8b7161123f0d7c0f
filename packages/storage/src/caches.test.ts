import 'fake-indexeddb/auto'
import type { CachedSearch } from '@vitrin/catalog'
import { searchCacheContract } from '@vitrin/catalog/contracts'
import { contentCacheContract } from '@vitrin/content/contracts'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { RoutingStore, UrlCacheFull } from '@vitrin/routing'
import { urlCacheContract } from '@vitrin/routing/contracts'
import { FakeUrlGateway } from '@vitrin/routing/testing'
import { describe, expect, it } from 'vitest'
import { DexieSearchCache } from './dexie-search-cache'
import { DexieUrlCache } from './dexie-url-cache'
import { ResilientCache } from './resilient-cache'
import { MemorySearchCache } from './memory-search-cache'
import { openCacheDatabase } from './open-cache-database'
import { newDevice } from './testing/open-shop'
import { TestDisk } from './testing/test-disk'

function open() {
  const database = openCacheDatabase(newDevice())
  const disk = new TestDisk(database)
  const cache = new ResilientCache({
    database,
    quotaKb: { elasticCache: 1000, url: 1000 },
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  })
  return { database, disk, cache }
}

urlCacheContract('DexieUrlCache', () => new DexieUrlCache(open().cache))
searchCacheContract('DexieSearchCache', () => new DexieSearchCache(open().cache))
contentCacheContract('DexieSearchCache', () => new DexieSearchCache(open().cache))
searchCacheContract('MemorySearchCache', () => new MemorySearchCache())

const entry: CachedSearch = {
  version: '1',
  validUntilMs: 0,
  result: {
    items: [],
    total: 0,
    start: 0,
    perPage: 50,
    aggregations: {},
    attributeMetadata: [],
    suggestions: {},
    cache: false,
    offline: false,
    noresults: false,
  },
}

describe('DexieUrlCache', () => {
  it('says when there is no room, so that routing clears it and nothing else [R8.17 quota errors]', async () => {
    const { database, disk, cache } = open()
    const urlCache = new DexieUrlCache(cache)
    await urlCache.write([['old', { type: 'category', slug: 'old' }]])
    await new DexieSearchCache(cache).write([['kept', entry]])
    disk.full = ['url']
    await expect(urlCache.write([['x', { type: 'category', slug: 'x' }]])).rejects.toBeInstanceOf(UrlCacheFull)

    const urls = new FakeUrlGateway({ speglar: { type: 'category', document: { slug: 'speglar-35' } } })
    const routing = new RoutingStore({
      urls,
      openCache: async () => urlCache,
      views: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true },
      served: ['category'],
      logger: new RecordingLogger(),
    })
    expect(await routing.resolve('/sv/speglar')).toMatchObject({ page: { id: 'category' } })
    await expect.poll(() => database.url.count()).toBe(0)
    expect(await database.elasticCache.count()).toBe(1)
  })

  it.each(['truncat', null, { type: 'page', slug: 'x' }, { type: 'category' }, { type: 'product', slug: 'x' }])(
    'takes what is no mapping for nothing: %j',
    async (doc) => {
      const { cache } = open()
      await cache.write('url', [['x', doc]])
      expect(await new DexieUrlCache(cache).read('x')).toBeUndefined()
    },
  )

  it('rejects when the database cannot be read', async () => {
    const { database, cache } = open()
    database.close({ disableAutoOpen: true })
    await expect(new DexieUrlCache(cache).read('x')).rejects.toThrow()
  })
})

describe('MemorySearchCache', () => {
  it('lets the oldest answers go', async () => {
    const cache = new MemorySearchCache()
    for (let index = 0; index <= 100; index += 1) await cache.write([[`key-${index}`, entry]])
    expect([await cache.read('key-0'), await cache.read('key-100')]).toEqual([undefined, entry])
  })
})
