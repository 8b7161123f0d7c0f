import { describe, expect, it } from 'vitest'
import { aDraft, openCart } from './testing'

describe('CartStore: ordering', () => {
  it('gives its lines to one order only', async () => {
    const here = openCart({ online: false })
    await here.cart.add([aDraft('A', { qty: 2 })])
    const there = openCart({ online: false, storage: here.storage.anotherTab() })
    await there.cart.load()
    expect(await here.cart.orderLines.claim('o-1', here.cart.items)).toEqual({
      ok: true,
      value: { order_id: 'o-1', lines: [{ key: 'A', qty: 2 }] },
    })
    expect(await there.cart.orderLines.claim('o-2', there.cart.items)).toEqual({
      ok: false,
      rejection: { code: 'already-confirming', order_id: 'o-1' },
    })
    await here.cart.orderLines.release('o-1')
    expect(await there.cart.orderLines.claim('o-2', there.cart.items)).toMatchObject({ ok: true })
  })

  it('claims only what was shown', async () => {
    const here = openCart({ online: false })
    await here.cart.add([aDraft('A')])
    const there = openCart({ online: false, storage: here.storage.anotherTab() })
    await there.cart.load()
    await here.cart.setQty('A', 2)
    expect(await there.cart.orderLines.claim('o-1', there.cart.items)).toEqual({
      ok: false,
      rejection: { code: 'cart-changed' },
    })
  })

  it('takes the ordered pieces out, here and at the host, and keeps what was added since', async () => {
    const { cart, gateway } = openCart()
    await cart.add([aDraft('A'), aDraft('B', { qty: 2 })])
    await cart.sync()
    await cart.orderLines.claim('o-1', cart.items)
    await cart.add([aDraft('B')])
    await cart.orderLines.removeOrdered('o-1')
    await cart.sync()
    expect(cart.items).toMatchObject([{ sku: 'B', qty: 1 }])
    expect(gateway.quantities(cart.token)).toEqual({ B: 1 })
  })

  it('claims nothing on a device that cannot store the claim', async () => {
    const { cart, storage } = openCart({ online: false })
    await cart.add([aDraft('A')])
    storage.failure = new Error('QuotaExceededError')
    await expect(cart.orderLines.claim('o-1', cart.items)).rejects.toThrow('QuotaExceededError')
  })

  it('brings the lines of an order back once, whichever pages do, as new ones', async () => {
    const here = openCart()
    await here.cart.add([aDraft('A', { qty: 2 })])
    await here.cart.sync()
    const ordered = here.cart.items
    await here.cart.orderLines.claim('o-1', here.cart.items)
    await here.cart.orderLines.removeOrdered('o-1')
    await here.cart.sync()
    const there = openCart({ storage: here.storage.anotherTab() })
    await there.cart.load()
    await Promise.all([
      here.cart.orderLines.restore('o-1', 'guest', ordered),
      there.cart.orderLines.restore('o-1', 'guest', ordered),
    ])
    expect(here.storage.cart.cartItems).toMatchObject([{ sku: 'A', qty: 2, prev_qty: 0 }])
    await here.cart.sync()
    expect(here.gateway.quantities(here.cart.token)).toEqual({ A: 2 })
  })

  it('adds nothing where the lines of an order never left, and frees them', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A', { qty: 2 })])
    await cart.orderLines.claim('o-1', cart.items)
    await cart.orderLines.restore('o-1', 'guest', cart.items)
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 2 }])
    expect(cart.orderLines.claimedBy).toBeUndefined()
  })

  it('brings back what can be added, and says what cannot', async () => {
    const { cart } = openCart({ online: false })
    await cart.add([aDraft('A'), aDraft('B')])
    const ordered = cart.items.map((item) => (item.sku === 'A' ? { ...item, price_incl_tax: null } : item))
    await cart.clear({ sync: false })
    expect(await cart.orderLines.restore('o-1', 'guest', ordered)).toMatchObject({
      ok: false,
      rejection: { code: 'price-unknown', sku: 'A' },
    })
    expect(cart.items).toMatchObject([{ sku: 'B' }])
  })
})
