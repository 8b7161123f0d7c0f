import 'fake-indexeddb/auto'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ResilientCache } from './resilient-cache'
import { openCacheDatabase } from './open-cache-database'
import { roughSize } from './rough-size'
import { newDevice } from './testing/open-shop'
import { TestDisk } from './testing/test-disk'

const closers: (() => void)[] = []

afterEach(() => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) close()
})

async function open({ quotaKb = { elasticCache: 1000, url: 1000 } } = {}) {
  const name = newDevice()
  const database = openCacheDatabase(name)
  const disk = new TestDisk(database)
  const clock = new ManualClock()
  const logger = new RecordingLogger()
  const cache = new ResilientCache({ database, quotaKb, clock, logger })
  await database.open()
  closers.push(() => database.close())
  return { name, database, disk, clock, logger, cache }
}

type World = Awaited<ReturnType<typeof open>>

async function readTooSlowly({ cache, disk, clock }: World): Promise<void> {
  disk.hang()
  const reads = [cache.read('url', 'x'), cache.read('elasticCache', 'x')]
  clock.advance(800)
  for (const read of reads) await expect(read).rejects.toMatchObject({ name: 'StorageTimeout' })
  disk.recover()
}

/** Long enough for a rejection to be logged. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** What lies in the database, past the guard. */
const keysOf = ({ database }: World) => database.elasticCache.toCollection().primaryKeys()

describe('a cache that is slow', () => {
  it('is waited for 800 ms, not longer [R9.11 read timeout]', async () => {
    const world = await open()
    const { cache, disk, clock } = world
    await cache.write('url', [['x', 'kept']])
    disk.hang()
    const read = cache.read('url', 'x')
    clock.advance(799)
    disk.recover()
    expect(await read).toBe('kept')
    await readTooSlowly(world)
  })

  it('is made anew, once, and read no more in this page [R9.11 read errors] [R9.11 recreated]', async () => {
    const world = await open()
    const { cache, database, logger } = world
    await cache.write('elasticCache', [['x', 'old']])
    await readTooSlowly(world)
    expect(logger.entries.map(({ message }) => message)).toEqual([expect.stringContaining('made anew')])
    await expect.poll(() => keysOf(world)).toEqual([])
    await cache.write('elasticCache', [['y', 'new']])
    expect(await keysOf(world)).toEqual(['y'])
    expect(await cache.read('elasticCache', 'y')).toBeUndefined()
    expect(
      await new ResilientCache({
        database,
        quotaKb: { elasticCache: 1, url: 1 },
        clock: new ManualClock(),
        logger,
      }).read('elasticCache', 'y'),
    ).toBe('new')
  })

  it('is waited for 2000 ms when its quota is summed [R9.11 iterate timeout]', async () => {
    const { cache, disk, clock, logger, name } = await open()
    cache.start()
    disk.hang()
    clock.advance(30_000)
    clock.advance(1999)
    await microtasks()
    expect(logger.entries).toEqual([])
    clock.advance(1)
    await expect
      .poll(() => logger.entries.map(({ message }) => message))
      .toEqual([`The cache ${name} does not answer and is made anew`, 'The quota of the cache could not be checked'])
  })
})

describe('a cache that fails', () => {
  it('takes no more after 30 failed writes [R9.11 write errors]', async () => {
    const world = await open()
    const { cache, disk } = world
    disk.full = ['elasticCache']
    for (let failure = 0; failure < 30; failure += 1)
      await expect(cache.write('elasticCache', [['x', 1]])).rejects.toThrow()
    disk.full = []
    await cache.write('elasticCache', [['x', 1]])
    expect(await keysOf(world)).toEqual([])
  })

  it('takes the thirtieth write after 29 failed ones [R9.11 write errors]', async () => {
    const world = await open()
    const { cache, disk } = world
    disk.full = ['elasticCache']
    for (let failure = 0; failure < 29; failure += 1)
      await expect(cache.write('elasticCache', [['x', 1]])).rejects.toThrow()
    disk.full = []
    await cache.write('elasticCache', [['x', 1]])
    expect(await keysOf(world)).toEqual(['x'])
  })

  it('that cannot be opened fails once and is left alone', async () => {
    const { cache, database } = await open()
    database.close({ disableAutoOpen: false })
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError')
    })
    await expect(cache.read('url', 'x')).rejects.toThrow()
    expect(await cache.read('url', 'x')).toBeUndefined()
    await cache.write('url', [['x', 1]])
  })
})

describe('a cache without room', () => {
  it('is cleared, that collection alone, and written once more [R9.11 cleared]', async () => {
    const world = await open()
    const { cache, database, disk } = world
    await cache.write('url', [['kept', 1]])
    await cache.write('elasticCache', [['old', 1]])
    disk.full = ['elasticCache']
    database.elasticCache.hook('deleting', () => {
      disk.full = []
    })
    await cache.write('elasticCache', [['new', 1]])
    expect(await keysOf(world)).toEqual(['new'])
    expect(await cache.read('url', 'kept')).toBe(1)
  })

  it('gives up all of it for what cannot be asked again, also when it takes no more itself', async () => {
    const world = await open()
    await world.cache.write('elasticCache', [['x', 1]])
    world.disk.full = ['url']
    for (let failure = 0; failure < 30; failure += 1)
      await expect(world.cache.write('url', [['x', 1]])).rejects.toThrow()
    await world.cache.clearAll()
    expect([await keysOf(world), await world.database.url.count()]).toEqual([[], 0])
  })
})

describe('the quota of a collection', () => {
  it('is checked every 30 seconds, and the 100 oldest go over it [R9.11 quota check] [R9.11 purged]', async () => {
    const world = await open({ quotaKb: { elasticCache: 2, url: 1000 } })
    const { cache, clock, database } = world
    /** By then a check that was due has been through. */
    const checked = async () => {
      for (let walk = 0; walk < 4; walk += 1) await database.elasticCache.orderBy('size').keys()
    }
    const stop = cache.start()
    // 18 bytes each: 105 of them are within 2 kB.
    for (let entry = 0; entry < 205; entry += 1) {
      await cache.write('elasticCache', [[`key-${entry}`, 'nine byte']])
      clock.advance(1)
    }
    await cache.write('url', [['x', 'within its quota']])
    clock.advance(30_000 - 206)
    await checked()
    expect(await keysOf(world)).toHaveLength(205)
    clock.advance(1)
    await checked()
    expect(await keysOf(world)).toHaveLength(105)
    expect((await keysOf(world)).filter((key) => Number(key.slice(4)) < 100)).toEqual([])
    expect(await database.url.count()).toBe(1)

    clock.advance(30_000)
    await checked()
    expect(await keysOf(world)).toHaveLength(105)
    await cache.write('elasticCache', [['much', 'x'.repeat(1020)]])
    for (const left of [6, 0]) {
      clock.advance(30_000)
      await checked()
      expect(await keysOf(world)).toHaveLength(left)
    }

    await cache.write('elasticCache', [['more', 'x'.repeat(2000)]])
    stop()
    clock.advance(60_000)
    await checked()
    expect(await keysOf(world)).toEqual(['more'])
  })

  it('is estimated: a boolean takes 4, a number 8, a string 2 a character', () => {
    expect(roughSize({ yes: true, no: null, list: [1, 'abc', { inner: 'ö' }], absent: undefined })).toBe(4 + 8 + 6 + 2)
  })
})

describe('a cache of an earlier version', () => {
  it('is emptied and goes on', async () => {
    const name = newDevice()
    const old = new Dexie(name)
    old.version(1).stores({ elasticCache: 'key, at', url: 'key, at' })
    await old.table('url').put({ key: 'x', doc: 1, at: 1 })
    old.close()
    const database = openCacheDatabase(name)
    closers.push(() => database.close())
    const cache = new ResilientCache({
      database,
      quotaKb: { elasticCache: 1, url: 1 },
      clock: new ManualClock(),
      logger: new RecordingLogger(),
    })
    expect(await cache.read('url', 'x')).toBeUndefined()
    await cache.write('url', [['x', 2]])
    expect(await cache.read('url', 'x')).toBe(2)
  })
})
