import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it, vi } from 'vitest'
import { aDraft, openCart, openSyncedCart } from './testing'

const refusal = (code: number) => new HostRejection({ code, result: `no: ${code}` })

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

  it('puts the lines into the new cart in the same run [R4.22]', async () => {
    const { cart, gateway, connectivity } = openCart({ online: false })
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.sync()
    expect([gateway.called('create'), gateway.quantities('cart-1')]).toEqual([['guest'], { A: 1 }])
  })

  it('falls back to a guest’s cart as often as configured [R4.22] [R9.14 bypass attempts] [R6.02]', async () => {
    const { cart, gateway } = openCart()
    gateway.trouble('create', ...Array.from({ length: 9 }, () => refusal(401)))
    await cart.add([aDraft('A')])
    await cart.sync()
    // Two runs, of which the first asked once more.
    expect(gateway.called('create')).toEqual(['guest', 'guest', 'guest'])
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 1 }])
  })

  it('creates no guest’s cart for an account that is not authorised, only after its sign-out [R6.02]', async () => {
    const { cart, gateway } = openCart()
    gateway.trouble('create', ...Array.from({ length: 3 }, () => refusal(401)))
    await cart.assignOwner('7')
    await cart.add([aDraft('A')])
    await cart.sync()
    expect([new Set(gateway.called('create')), cart.token]).toEqual([new Set(['7']), undefined])
    gateway.calm()
    await cart.assignOwner('guest')
    await cart.add([aDraft('B')])
    await cart.sync()
    expect(gateway.called('create').at(-1)).toBe('guest')
    expect(gateway.quantities(cart.token)).toEqual({ B: 1 })
  })

  it('puts the lines into a guest’s cart when the host knows the old one no longer [R4.22] [R6.02]', async () => {
    const { cart, gateway, storage } = await openSyncedCart()
    gateway.carts.clear()
    await cart.sync()
    expect(gateway.called('create')).toEqual(['guest'])
    expect(gateway.quantities(cart.token)).toEqual({ A: 2 })
    expect(storage.cart.connectBypassCount).toBe(0)
  })

  it('stops at the maximum; a new page may again [R4.22] [R9.14 bypass attempts] [R3.06 bypass counter]', async () => {
    const world = await openSyncedCart()
    const { cart, gateway, storage } = world
    gateway.trouble('pull', ...Array.from({ length: 9 }, () => refusal(401)))
    await cart.sync()
    await cart.sync()
    expect(gateway.called('create')).toEqual(['guest'])
    expect(storage.cart.connectBypassCount).toBe(1)
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

  it('asks nothing without a network, and everything by itself when it returns [R4.24] [R4.38]', async () => {
    const { cart, gateway, connectivity } = openCart({ online: false })
    const stop = cart.start()
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(gateway.calls).toEqual([])
    connectivity.set(true)
    await vi.waitFor(() => expect(gateway.quantities(cart.token)).toEqual({ A: 1 }))
    stop()
  })

  it('asks nothing when synchronising is switched off', async () => {
    const { cart, gateway } = openCart({ config: { synchronize: false } })
    await cart.add([aDraft('A')])
    await cart.sync()
    expect(gateway.calls).toEqual([])
  })
})
