import { HostRejection, TransportError } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { aDraft, openCart, withOptions } from './testing'

const refusal = (code: number) => new HostRejection({ code, result: `no: ${code}` })
const sentence = 'The requested qty is not available'

/** A cart whose one line both sides have. */
async function synced(qty = 2) {
  const world = openCart()
  await world.cart.add([aDraft('A', { qty })])
  await world.cart.sync()
  world.gateway.calls.length = 0
  world.events.length = 0
  return world
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

describe('a cart run that ended early', () => {
  it('is made again by itself, each time later, until one succeeds', async () => {
    const { cart, gateway, clock } = await synced()
    gateway.trouble('pull', 'request-lost', 'answer-lost')
    await cart.setQty('A', 5)
    await settle()
    for (const [waitMs, pulls] of [[4_999, 1], [1, 2], [9_999, 2], [1, 3], [600_000, 3]] as const) {
      clock.advance(waitMs)
      await settle()
      expect(gateway.called('pull')).toHaveLength(pulls)
    }
    expect(gateway.quantities(cart.token)).toEqual({ A: 5 })
  })

  it('is not made again after the page was left', async () => {
    const { cart, gateway, clock } = await synced()
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
    const { cart, gateway, storage, clock } = await synced()
    storage.failure = new Error('quota')
    await cart.setQty('A', 5)
    await settle()
    expect(gateway.calls).toEqual([])
    storage.failure = undefined
    clock.advance(5_000)
    await settle()
    expect(gateway.called('pull')).toHaveLength(1)
  })
})

describe('a cart run: connecting', () => {
  it('creates a cart as soon as there is something to put into it [R4.22] [R4.23]', async () => {
    const { cart, gateway } = openCart()
    await cart.load()
    await cart.sync()
    expect([gateway.calls, cart.token]).toEqual([[], undefined])
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(gateway.called('create')).toEqual(['guest'])
    expect(cart.token).toBe('cart-1')
    expect(gateway.quantities('cart-1')).toEqual({ A: 1 })
  })

  it('asks for a guest’s cart once more than it is refused, no more often than configured [R4.22] [R9.14]', async () => {
    const { cart, gateway } = openCart()
    gateway.trouble('create', ...Array.from({ length: 9 }, () => refusal(401)))
    await cart.add([aDraft('A')])
    await cart.sync()
    // Two runs, of which the first asked once more.
    expect(gateway.called('create')).toEqual(['guest', 'guest', 'guest'])
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 1 }])
  })

  it('keeps no guest’s cart under the name of an account that is not authorised: signed out, the shopper goes on with one [R6.02]', async () => {
    const { cart, gateway } = openCart()
    gateway.trouble('create', ...Array.from({ length: 3 }, () => refusal(401)))
    await cart.belongTo('7')
    await cart.add([aDraft('A')])
    await cart.sync()
    expect([new Set(gateway.called('create')), cart.token]).toEqual([new Set(['7']), undefined])
    gateway.calm()
    await cart.belongTo('guest')
    await cart.add([aDraft('B')])
    await cart.sync()
    expect(gateway.called('create').at(-1)).toBe('guest')
    expect(gateway.quantities(cart.token)).toEqual({ B: 1 })
  })

  it('puts the lines into a guest’s cart when the host knows the old one no longer [R4.22]', async () => {
    const { cart, gateway, storage } = await synced()
    gateway.carts.clear()
    await cart.sync()
    expect(gateway.called('create')).toEqual(['guest'])
    expect(gateway.quantities(cart.token)).toEqual({ A: 2 })
    expect(storage.cart.connectBypassCount).toBe(0)
  })

  it('stops falling back at the maximum, and a new page may try again [R9.14]', async () => {
    const world = await synced()
    const { cart, gateway, storage } = world
    gateway.trouble('pull', ...Array.from({ length: 9 }, () => refusal(401)))
    await cart.sync()
    await cart.sync()
    expect(gateway.called('create')).toEqual(['guest'])
    gateway.calm()
    gateway.trouble('pull', refusal(401))
    const reloaded = openCart({ gateway, storage: storage.anotherTab() })
    await reloaded.cart.load()
    await reloaded.cart.sync()
    expect(gateway.called('create')).toHaveLength(2)
    expect(gateway.quantities(reloaded.cart.token)).toEqual({ A: 2 })
  })

  it('fills a new cart, although a host may remove lines [R4.26]', async () => {
    const { cart, gateway } = openCart({ config: { serverSyncCanRemoveLocalItems: true } })
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(cart.items).toMatchObject([{ sku: 'A' }])
    expect(gateway.quantities(cart.token)).toEqual({ A: 1 })
  })

  it('asks nothing without a network, and everything when it returns [R4.24]', async () => {
    const { cart, gateway, connectivity } = openCart({ online: false })
    const stop = cart.start()
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(gateway.calls).toEqual([])
    connectivity.set(true)
    await cart.sync()
    expect(gateway.quantities(cart.token)).toEqual({ A: 1 })
    stop()
  })

  it('asks nothing when synchronising is switched off', async () => {
    const { cart, gateway } = openCart({ config: { synchronize: false } })
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(gateway.calls).toEqual([])
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
    const { cart, gateway } = await synced()
    gateway.putFromElsewhere('cart-1', { sku: 'A', qty: 5 })
    gateway.putFromElsewhere('cart-1', { sku: 'C', qty: 1 })
    await cart.sync()
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 5, prev_qty: 5 }, { sku: 'C', qty: 1, prev_qty: 1 }])
    expect(gateway.called('update')).toEqual([])
  })

  it('shows a line of an unknown product as soon as its product can be had', async () => {
    const { cart, gateway, products } = await synced()
    products.unknown.add('C')
    gateway.putFromElsewhere('cart-1', { sku: 'C', qty: 1 })
    await cart.sync()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['A'])
    expect(gateway.quantities('cart-1')).toEqual({ A: 2, C: 1 })
    products.unknown.clear()
    await cart.sync()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['A', 'C'])
  })

  it('is made again when a product could not be looked up, and until then the host’s totals are not about what is shown', async () => {
    const { cart, gateway, products, clock } = await synced()
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
    const { cart, clock, connectivity } = await synced()
    expect(cart.isAgreedSince(clock.now())).toBe(true)
    clock.advance(1)
    const since = clock.now()
    expect(cart.isAgreedSince(since)).toBe(false)
    await cart.sync()
    expect(cart.isAgreedSince(since)).toBe(true)
    connectivity.set(false)
    await cart.setQty('A', 3)
    expect(cart.isAgreedSince(since)).toBe(false)
    connectivity.set(true)
    await cart.sync()
    expect(cart.isAgreedSince(since)).toBe(true)
  })

  it('takes out what was ordered on another site, here and at the host, and leaves what came since', async () => {
    const { cart, gateway } = await synced()
    const handedOver = cart.items.map(({ key, qty }) => ({ key, qty }))
    await cart.add([aDraft('A'), aDraft('C')])
    await cart.orderedElsewhere(handedOver)
    await cart.sync()
    expect(cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([['A', 1], ['C', 1]])
    expect(gateway.quantities(cart.token)).toEqual({ A: 1, C: 1 })
  })

  it('numbers its runs, and waiting runs are one', async () => {
    const { cart, gateway } = await synced()
    await Promise.all([cart.sync(), cart.sync(), cart.sync()])
    expect(gateway.called('pull')).toHaveLength(1)
    const first = gateway.calls[0]?.run
    await cart.sync()
    const number = (run: string | undefined) => Number(run?.split(':')[1])
    expect(number(gateway.calls.at(-1)?.run)).toBe(number(first) + 1)
  })

  it('has the next run send what was changed meanwhile', async () => {
    const { cart, gateway } = await synced()
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
    const here = await synced()
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
    const here = await synced()
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

describe('a cart run: refusals and lost answers', () => {
  it('restores the agreed quantity when the host refuses another, and tells it [R4.29]', async () => {
    const { cart, gateway, events } = await synced()
    await cart.setQty('A', 21)
    await cart.sync()
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 2, unconfirmed: false }])
    expect(gateway.quantities('cart-1')).toEqual({ A: 2 })
    expect(events.at(-1)).toMatchObject({ type: 'rejected', item: { sku: 'A', qty: 21 }, qty: 2, code: 400, message: sentence })
  })

  it('takes out a line that the host refuses to add [R4.29] [R4.30]', async () => {
    const { cart, gateway, events } = openCart()
    await cart.add([aDraft('A', { qty: 21 }), aDraft('B')])
    await cart.sync()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['B'])
    expect(gateway.quantities(cart.token)).toEqual({ B: 1 })
    expect(events.at(-1)).toMatchObject({ type: 'rejected', qty: 0, message: sentence })
  })

  it('does not know what a server fault left behind, and makes the host alike in the next run [R4.30]', async () => {
    const { cart, gateway, storage, connectivity } = openCart({ online: false })
    gateway.trouble('update', refusal(500))
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.sync()
    expect(cart.items).toEqual([])
    expect(storage.cart.tombstones).toMatchObject([{ key: 'A' }])
    gateway.putFromElsewhere('cart-1', { sku: 'A', qty: 1 })
    await cart.sync()
    expect([gateway.quantities('cart-1'), storage.cart.tombstones]).toEqual([{}, []])
  })

  it.each(['request-lost', 'answer-lost'] as const)('sends a quantity once more or not at all after its %s', async (trouble) => {
    const { cart, gateway, storage, logger } = await synced()
    gateway.trouble('update', trouble)
    await cart.setQty('A', 4)
    await cart.sync()
    await cart.sync()
    expect(gateway.quantities('cart-1')).toEqual({ A: 4 })
    expect(storage.cart.cartItems).toMatchObject([{ qty: 4, prev_qty: 4, unconfirmed: false }])
    expect(logger.entries.filter(({ level }) => level !== 'debug')).toEqual([])
  })

  it('never adds a line twice when the answer to adding it was lost', async () => {
    const { cart, gateway, storage, connectivity } = openCart({ online: false })
    gateway.trouble('update', 'answer-lost')
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.sync()
    expect(storage.cart.cartItems).toMatchObject([{ unconfirmed: true, prev_qty: 0 }])
    await cart.sync()
    expect(gateway.quantities(cart.token)).toEqual({ A: 1 })
  })

  it('keeps a line when the host asks to wait', async () => {
    const { cart, gateway, connectivity } = openCart({ online: false })
    gateway.trouble('update', refusal(503))
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.sync()
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 1 }])
    await cart.sync()
    expect(gateway.quantities(cart.token)).toEqual({ A: 1 })
  })

  it('deletes again what the host could not delete', async () => {
    const { cart, gateway, storage } = await synced()
    gateway.trouble('delete', refusal(500))
    await cart.remove('A')
    await cart.sync()
    await cart.sync()
    expect(gateway.called('delete')).toHaveLength(2)
    expect([gateway.quantities('cart-1'), storage.cart.tombstones]).toEqual([{}, []])
  })

  it('lets the shopper’s wish win in checkout, although the host may change lines [R4.27]', async () => {
    const world = openCart({ config: { serverSyncCanModifyLocalItems: true } })
    const { cart, gateway, facts } = world
    await cart.add([aDraft('A', { qty: 2 })])
    await cart.sync()
    gateway.putFromElsewhere('cart-1', { sku: 'A', qty: 5 })
    facts.inCheckout = true
    await cart.setQty('A', 3)
    await cart.sync()
    expect(gateway.quantities('cart-1')).toEqual({ A: 3 })
  })

  it('merges what two devices added to one cart', async () => {
    const one = await synced()
    const other = openCart({ gateway: one.gateway, ids: new SequentialIds('other') })
    await other.storage.update((cart) => ({ ...cart, cartServerToken: 'cart-1' }))
    await other.cart.load()
    await other.cart.add([aDraft('B')])
    await other.cart.sync()
    await one.cart.sync()
    expect(one.cart.items.map(({ sku }) => sku)).toEqual(['A', 'B'])
    expect(other.cart.items.map(({ sku }) => sku).toSorted()).toEqual(['A', 'B'])
  })
})
