import { TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { aDraft, openCart, openSyncedCart, withOptions } from './testing'

async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

describe('a cart run that ended early', () => {
  it('is made again by itself, each time later, until one succeeds', async () => {
    const { cart, gateway, clock } = await openSyncedCart()
    gateway.trouble('pull', 'request-lost', 'answer-lost')
    await cart.setQty('A', 5)
    await settle()
    for (const [waitMs, pulls] of [
      [4_999, 1],
      [1, 2],
      [9_999, 2],
      [1, 3],
      [600_000, 3],
    ] as const) {
      clock.advance(waitMs)
      await settle()
      expect(gateway.called('pull')).toHaveLength(pulls)
    }
    expect(gateway.quantities(cart.token)).toEqual({ A: 5 })
  })

  it('is not made again after the page was left', async () => {
    const { cart, gateway, clock } = await openSyncedCart()
    const stop = cart.start()
    gateway.trouble('pull', 'request-lost')
    await cart.setQty('A', 5)
    await settle()
    stop()
    clock.advance(600_000)
    await settle()
    expect(gateway.called('pull')).toHaveLength(1)
  })
})

describe('a cart run on a device that cannot store', () => {
  it('sends nothing: its number would be no other tab’s to see; once there is room it is made', async () => {
    const { cart, gateway, storage, clock } = await openSyncedCart()
    storage.failure = new Error('quota')
    await cart.setQty('A', 5)
    await settle()
    expect(gateway.calls).toEqual([])
    storage.failure = undefined
    clock.advance(5_000)
    await settle()
    expect(gateway.called('pull')).toHaveLength(1)
    expect([gateway.quantities(cart.token), storage.cart.cartItems]).toMatchObject([{ A: 5 }, [{ qty: 5 }]])
  })
})

describe('a cart run: making the host alike', () => {
  it('sends the child’s sku, options, the cart and, when the host has the line, its id', async () => {
    const { cart, gateway } = openCart()
    const size = withOptions({ 901: '874' })
    await cart.add([aDraft('DOOR-OWN', { parentSku: 'DOOR', ...size })])
    await cart.sync()
    const key = cart.items[0]?.key ?? ''
    await cart.setQty(key, 3)
    await cart.sync()
    const item_id = cart.items[0]?.server_item_id
    expect(gateway.called('update')).toEqual([
      { sku: 'DOOR-OWN', qty: 1, quoteId: 'cart-1', ...size },
      { sku: 'DOOR-OWN', qty: 3, quoteId: 'cart-1', item_id, ...size },
    ])
  })

  it('follows what another device did, and shows lines that it added [R4.28]', async () => {
    const { cart, gateway } = await openSyncedCart()
    gateway.putFromElsewhere('cart-1', { sku: 'A', qty: 5 })
    gateway.putFromElsewhere('cart-1', { sku: 'C', qty: 1 })
    await cart.sync()
    expect(cart.items).toMatchObject([
      { sku: 'A', qty: 5, prev_qty: 5 },
      { sku: 'C', qty: 1, prev_qty: 1 },
    ])
    expect(gateway.called('update')).toEqual([])
  })

  it('shows a line of an unknown product as soon as its product can be had', async () => {
    const { cart, gateway, products } = await openSyncedCart()
    products.unknown.add('C')
    gateway.putFromElsewhere('cart-1', { sku: 'C', qty: 1 })
    await cart.sync()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['A'])
    expect(gateway.quantities('cart-1')).toEqual({ A: 2, C: 1 })
    products.unknown.clear()
    await cart.sync()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['A', 'C'])
  })

  it('is repeated when a product lookup fails, and until then the host’s totals are stale', async () => {
    const { cart, gateway, products, clock } = await openSyncedCart()
    const asked = gateway.called('shippingInformation').length
    products.failure = new TransportError('timeout', 'No answer')
    gateway.putFromElsewhere('cart-1', { sku: 'C', qty: 1 })
    await cart.setQty('A', 3)
    await cart.sync()
    expect(cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([['A', 3]])
    expect(gateway.called('shippingInformation')).toHaveLength(asked)
    products.failure = undefined
    clock.advance(600_000)
    await cart.sync()
    expect([cart.items.map(({ sku }) => sku), cart.totals.stale]).toEqual([['A', 'C'], false])
  })

  it('tells nothing to a cart that the device could not keep, so that no line is lost with it', async () => {
    const { cart, gateway, storage } = openCart()
    gateway.meanwhile = (name, way) => {
      if (name === 'create' && way === 'back') storage.failure = new Error('QuotaExceededError')
      if (name === 'pull') storage.failure = undefined
    }
    await cart.add([aDraft('A')])
    await cart.sync()
    gateway.meanwhile = () => undefined
    await cart.sync()
    await cart.sync()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['A'])
    expect(gateway.quantities(cart.token)).toEqual({ A: 1 })
  })

  it('knows whether the host has just been asked and has exactly these lines', async () => {
    const { cart, clock, connectivity } = await openSyncedCart()
    expect(cart.isSyncedSince(clock.now())).toBe(true)
    clock.advance(1)
    const since = clock.now()
    expect(cart.isSyncedSince(since)).toBe(false)
    await cart.sync()
    expect(cart.isSyncedSince(since)).toBe(true)
    connectivity.set(false)
    await cart.setQty('A', 3)
    expect(cart.isSyncedSince(since)).toBe(false)
    connectivity.set(true)
    await cart.sync()
    expect(cart.isSyncedSince(since)).toBe(true)
  })

  it('takes out what was ordered on another site, here and at the host, and leaves what came since', async () => {
    const { cart, gateway } = await openSyncedCart()
    const handedOver = cart.items.map(({ key, qty }) => ({ key, qty }))
    await cart.add([aDraft('A'), aDraft('C')])
    await cart.orderLines.removeOrderedElsewhere(handedOver)
    await cart.sync()
    expect(cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['A', 1],
      ['C', 1],
    ])
    expect(gateway.quantities(cart.token)).toEqual({ A: 1, C: 1 })
  })

  it('numbers its runs, and waiting runs are one', async () => {
    const { cart, gateway } = await openSyncedCart()
    await Promise.all([cart.sync(), cart.sync(), cart.sync()])
    expect(gateway.called('pull')).toHaveLength(1)
    const first = gateway.calls[0]?.run
    await cart.sync()
    const number = (run: string | undefined) => Number(run?.split(':')[1])
    expect(number(gateway.calls.at(-1)?.run)).toBe(number(first) + 1)
  })

  it('has the next run send what was changed meanwhile', async () => {
    const { cart, gateway } = await openSyncedCart()
    let changing: Promise<unknown> | undefined
    gateway.meanwhile = (name) => {
      if (name === 'update') changing ??= cart.setQty('A', 7)
    }
    await cart.setQty('A', 4)
    await cart.sync()
    await changing
    await cart.sync()
    expect(gateway.quantities('cart-1')).toEqual({ A: 7 })
    expect(cart.items).toMatchObject([{ qty: 7, prev_qty: 7, unconfirmed: false }])
  })

  it('deletes a line that was removed while it was being written', async () => {
    const { cart, gateway } = openCart()
    let removing: Promise<void> | undefined
    gateway.meanwhile = (name) => {
      if (name === 'update') removing ??= cart.remove('A')
    }
    await cart.add([aDraft('A')])
    await cart.sync()
    await removing
    await cart.sync()
    expect([cart.items, gateway.quantities('cart-1')]).toEqual([[], {}])
  })

  it('ends quietly when a newer run of another tab took over', async () => {
    const here = await openSyncedCart()
    const there = openCart({ gateway: here.gateway, storage: here.storage.anotherTab() })
    await there.cart.load()
    await there.cart.sync()
    here.gateway.meanwhile = async (name) => {
      if (name !== 'update') return
      here.gateway.meanwhile = () => undefined
      await there.cart.sync()
    }
    await here.cart.setQty('A', 6)
    await here.cart.sync()
    expect(here.gateway.quantities('cart-1')).toEqual({ A: 6 })
    expect(here.events.map(({ type }) => type)).toEqual(['quantity-updated'])
    expect(here.logger.entries.filter(({ level }) => level !== 'debug')).toEqual([])
  })
})

describe('a cart run: the older of two', () => {
  it('does not make the cart what it was before the newer one', async () => {
    const here = await openSyncedCart()
    const there = openCart({ gateway: here.gateway, storage: here.storage.anotherTab() })
    await there.cart.load()
    await there.cart.sync()
    here.gateway.meanwhile = async (name, way) => {
      if (name !== 'pull' || way === 'there') return
      here.gateway.meanwhile = () => undefined
      await there.cart.setQty('A', 6)
      await there.cart.sync()
    }
    await here.cart.sync()
    expect(here.gateway.quantities('cart-1')).toEqual({ A: 6 })
    expect(here.storage.cart.cartItems).toMatchObject([{ sku: 'A', qty: 6, prev_qty: 6, unconfirmed: false }])
  })
})
