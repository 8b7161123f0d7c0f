import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { openCacheDatabase, ResilientCache } from '@vitrin/storage'
import { expect, it } from 'vitest'
import { openSearchCache } from './search-cache'

class RecordingCache extends ResilientCache {
  readonly written: string[] = []

  override async write(collection: string): Promise<void> {
    this.written.push(collection)
  }
}

it('stores search answers on the device, unless the configuration turns that off [R7.22]', async () => {
  const cache = new RecordingCache({
    database: openCacheDatabase('test'),
    quotaKb: { elasticCache: 1000, url: 1000 },
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  })
  await openSearchCache(cache, { persistentQueryCache: false }).write([])
  expect(cache.written).toEqual([])
  await openSearchCache(cache, { persistentQueryCache: true }).write([])
  expect(cache.written).toEqual(['elasticCache'])
})
