import 'fake-indexeddb/auto'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openShopStorages } from './open-shop-storages'
import type { StorageTrouble } from './storage-trouble'
import { newDevice } from './testing/open-shop'

afterEach(() => {
  vi.restoreAllMocks()
})

function page(name = newDevice()) {
  const troubles: StorageTrouble[] = []
  const clock = new ManualClock()
  const logger = new RecordingLogger()
  const open = () =>
    openShopStorages({
      name,
      country: 'SE',
      clock,
      logger,
      makeRoom: async () => undefined,
      onTrouble: (trouble) => troubles.push(trouble),
    })
  return { name, troubles, clock, logger, open }
}

describe('a browser that stores', () => {
  it('keeps the cart over a reload, and nothing is said', async () => {
    const { open, troubles } = page()
    await (await open()).cart.update((cart) => ({ ...cart, run: 7 }))
    expect((await (await open()).cart.read()).run).toBe(7)
    expect(troubles).toEqual([])
  })
})

describe('a browser that stores nothing', () => {
  it.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
    'answers %s: the shop works in this page’s memory, and says so',
    async (name) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('Not in this window', name)
      })
      const { open, troubles, logger } = page()
      const storages = await open()
      await storages.cart.update((cart) => ({ ...cart, run: 7 }))
      await storages.wishlist.update((products) => products)
      expect((await storages.cart.read()).run).toBe(7)
      expect(await storages.tasks.all()).toEqual([])
      expect(troubles).toEqual(['not-kept'])
      expect(logger.entries).toMatchObject([{ level: 'warn', message: expect.stringContaining('stores nothing') }])
    },
  )

  it('never answers: the shop does not wait for it longer than three seconds', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => Object.assign(new EventTarget(), {}) as IDBOpenDBRequest)
    const { open, clock, troubles } = page()
    const opening = open()
    clock.advance(2999)
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    expect(troubles).toEqual([])
    clock.advance(1)
    await (await opening).cart.update((cart) => cart)
    expect(troubles).toEqual(['not-kept'])
  })
})

describe('an older version of the shop in another tab', () => {
  it('that does not let go of the database costs three seconds and the storage of this page', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { open, clock, name, troubles } = page()
    const held = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 10)
      request.addEventListener('success', () => resolve(request.result))
    })
    const opening = open()
    clock.advance(3000)
    await (await opening).cart.update((cart) => cart)
    expect(troubles).toEqual(['not-kept'])
    held.close()
  })
})

describe('a newer version of the shop in another tab', () => {
  it('gets the database at once; this page says that it is outdated and stores no more', async () => {
    const { open, name, troubles } = page()
    const storages = await open()
    await storages.cart.update((cart) => ({ ...cart, run: 7 }))
    const newer = new Dexie(name)
    newer.version(1000).stores({ cart: 'key' })
    await newer.open()
    expect(troubles).toEqual(['outdated'])
    await expect(storages.cart.read()).rejects.toThrow()
    await expect(storages.cart.update((cart) => cart)).rejects.toThrow()
    expect(troubles).toEqual(['outdated'])
    expect(await newer.table('cart').get('current-cart')).toMatchObject({ doc: { run: 7 } })
    newer.close()
  })

  it('was there before: what this page stores is still stored', async () => {
    const { open, name, troubles } = page()
    const newer = new Dexie(name)
    newer.version(1000).stores({
      cart: 'key',
      tasks: 'key',
      checkout: 'key',
      orders: 'key',
      wishlist: 'key',
      compare: 'key',
      'recently-viewed': 'key',
      'recent-searches': 'key',
      user: 'key',
      broken: '++',
      later: 'key',
    })
    await newer.open()
    newer.close()
    const storages = await open()
    expect((await storages.cart.update((cart) => ({ ...cart, run: 7 }))).run).toBe(7)
    expect(troubles).toEqual([])
  })
})
