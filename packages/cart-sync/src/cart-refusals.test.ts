import { HostRejection } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { aDraft, openCart, openSyncedCart } from './testing'

const refusal = (code: number) => new HostRejection({ code, result: `no: ${code}` })
const sentence = 'The requested qty is not available'

describe('a cart run: refusals and lost answers', () => {
  it('restores the agreed quantity when the host refuses another, and tells it [R4.29]', async () => {
    const { cart, gateway, events } = await openSyncedCart()
    await cart.setQty('A', 21)
    await cart.sync()
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 2, unconfirmed: false }])
    expect(gateway.quantities('cart-1')).toEqual({ A: 2 })
    expect(events.at(-1)).toMatchObject({
      type: 'rejected',
      item: { sku: 'A', qty: 21 },
      qty: 2,
      code: 400,
      message: sentence,
    })
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

  it.each(['request-lost', 'answer-lost'] as const)(
    'sends a quantity once more or not at all after its %s',
    async (trouble) => {
      const { cart, gateway, storage, logger } = await openSyncedCart()
      gateway.trouble('update', trouble)
      await cart.setQty('A', 4)
      await cart.sync()
      await cart.sync()
      expect(gateway.quantities('cart-1')).toEqual({ A: 4 })
      expect(storage.cart.cartItems).toMatchObject([{ qty: 4, prev_qty: 4, unconfirmed: false }])
      expect(logger.entries.filter(({ level }) => level !== 'debug')).toEqual([])
    },
  )

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
    const { cart, gateway, storage } = await openSyncedCart()
    gateway.trouble('delete', refusal(500))
    await cart.remove('A')
    await cart.sync()
    await cart.sync()
    expect(gateway.called('delete')).toHaveLength(2)
    expect([gateway.quantities('cart-1'), storage.cart.tombstones]).toEqual([{}, []])
  })

  it('keeps the shopper’s quantity in checkout, although the host may change lines [R4.27]', async () => {
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
    const one = await openSyncedCart()
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
