import 'fake-indexeddb/auto'
import { EMPTY_CART, type CartDocument } from '@vitrin/cart-sync'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { newDevice, openShop, type OpenShop } from './testing/open-shop'

const opened: OpenShop[] = []

async function open(): Promise<OpenShop> {
  const shop = await openShop()
  opened.push(shop)
  return shop
}

afterEach(() => {
  for (const { close } of opened.splice(0)) close()
})

const withToken =
  (cartServerToken: string) =>
  (cart: CartDocument): CartDocument => ({ ...cart, cartServerToken })

/** Long enough for a rejection to arrive. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

describe('a shop database that does not answer', () => {
  it('rejects a read after 800 ms, says so, and loses nothing [R9.11 read timeout]', async () => {
    const { storages, disk, clock, troubles, name } = await open()
    await storages.cart.update(withToken('abc'))
    disk.hang()
    const reads = [storages.cart.read(), storages.checkout.read(), storages.wishlist.read()]
    clock.advance(799)
    await microtasks()
    expect(troubles).toEqual([])
    clock.advance(1)
    for (const read of reads) await expect(read).rejects.toMatchObject({ name: 'StorageTimeout' })
    expect(troubles).toEqual(['unreadable', 'unreadable', 'unreadable'])
    expect(await Dexie.exists(name)).toBe(true)
    disk.recover()
    expect((await storages.cart.read()).cartServerToken).toBe('abc')
  })

  it('gives what walks over many records 2000 ms [R9.11 iterate timeout]', async () => {
    const { storages, disk, clock, troubles } = await open()
    disk.hang()
    const reads = [storages.tasks.all(), storages.orders.all()]
    clock.advance(1999)
    await microtasks()
    expect(troubles).toEqual([])
    clock.advance(1)
    for (const read of reads) await expect(read).rejects.toMatchObject({ name: 'StorageTimeout' })
  })

  it('is read again however often it failed before', async () => {
    const { storages, disk, clock } = await open()
    for (let failure = 0; failure < 3; failure += 1) {
      disk.hang()
      const read = storages.cart.read()
      clock.advance(800)
      await expect(read).rejects.toThrow()
      disk.recover()
    }
    expect(await storages.cart.read()).toEqual(EMPTY_CART)
  })

  it('shows what comes too late to those who follow the document', async () => {
    const { storages, disk, clock } = await open()
    await storages.cart.update(withToken('abc'))
    disk.hang()
    const read = storages.cart.read()
    clock.advance(800)
    await expect(read).rejects.toThrow()
    const late = new Promise<CartDocument>((resolve) => storages.cart.onChange(resolve))
    disk.recover()
    expect((await late).cartServerToken).toBe('abc')
  })
})

describe('a device without room', () => {
  it('gets room from the cache, and the write is made once more', async () => {
    const { storages, disk, logger, roomsMade } = await open()
    disk.full = ['cart', 'tasks', 'orders', 'checkout']
    const stored = await storages.cart.update(withToken('abc'))
    expect([stored.cartServerToken, (await storages.cart.read()).cartServerToken, roomsMade()]).toEqual([
      'abc',
      'abc',
      1,
    ])
    expect(logger.entries).toMatchObject([{ level: 'warn' }])
    disk.full = ['checkout']
    await storages.checkout.cartBypassed(7)
    expect([await storages.checkout.lastCartBypass(), roomsMade()]).toEqual([7, 2])
  })

  it('has the write made once more also where the cache could not be emptied', async () => {
    const shop = await openShop(newDevice(), { cacheIsBroken: true })
    opened.push(shop)
    shop.disk.full = ['cart']
    expect((await shop.storages.cart.update(withToken('abc'))).cartServerToken).toBe('abc')
    expect(shop.logger.entries).toHaveLength(2)
  })

  it('says so when even that was not enough, and keeps what was stored before', async () => {
    const { storages, disk } = await open()
    await storages.cart.update(withToken('abc'))
    Object.defineProperty(disk, 'full', { get: () => ['cart'], set() {} })
    await expect(storages.cart.update(withToken('new'))).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect((await storages.cart.read()).cartServerToken).toBe('abc')
  })
})
