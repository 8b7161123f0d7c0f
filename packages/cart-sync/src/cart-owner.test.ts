import { HostRejection } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_CART, type CartDocument } from './cart-document'
import { ownedBy } from './cart-owner'
import { removeLine } from './cart-changes'
import { aDraft, aLine } from './testing/builders'
import { InMemoryCartGateway } from './testing/in-memory-cart-gateway'
import { openCart } from './testing/open-cart'

const quantities = (items: CartDocument['cartItems']) => Object.fromEntries(items.map(({ key, qty }) => [key, qty]))

/** A device whose guest has these lines, and a host where account 7 has those. */
async function guestWith(guest: Readonly<Record<string, number>>, account: Readonly<Record<string, number>> = {}) {
  const world = openCart()
  const cartId = await world.gateway.create('7')
  for (const [sku, qty] of Object.entries(account)) world.gateway.putFromElsewhere(cartId, { sku, qty })
  for (const [sku, qty] of Object.entries(guest)) await world.cart.add([{ ...aDraft(sku), qty }])
  await world.cart.sync()
  world.events.length = 0
  return { ...world, cartId }
}

describe('a cart and its owner', () => {
  it('adds what the guest had to the account’s cart, line by line, when the shopper signs in [R4.15]', async () => {
    const { cart, gateway, cartId } = await guestWith({ A: 2, B: 1 }, { A: 3, C: 1 })
    await cart.assignOwner('7')
    await cart.sync()
    expect(gateway.quantities(cartId)).toEqual({ A: 5, B: 1, C: 1 })
    expect(quantities(cart.items)).toEqual({ A: 5, B: 1, C: 1 })
  })

  it('shows the account’s cart after the sign-in, also where the guest had none [R4.15]', async () => {
    const { cart, gateway } = await guestWith({}, { A: 3 })
    await cart.assignOwner('7')
    await cart.sync()
    expect([quantities(cart.items), cart.token, gateway.called('create').at(-1)]).toEqual([{ A: 3 }, 'cart-of-7', '7'])
  })

  it('adds what is wanted before the account’s cart is known to what that holds [R4.15]', async () => {
    const { cart, gateway, cartId } = await guestWith({}, { A: 3, B: 2 })
    gateway.trouble('pull', 'request-lost')
    await cart.assignOwner('7')
    await cart.sync()
    await cart.add([aDraft('A'), aDraft('B')])
    await cart.remove('B')
    await cart.add([aDraft('B')])
    await cart.sync()
    expect(gateway.quantities(cartId)).toEqual({ A: 4, B: 1 })
  })

  it('leaves the account’s pieces when a guest’s lines are ordered before they are merged [R4.15]', async () => {
    const { cart, gateway, cartId } = await guestWith({ A: 2 }, { A: 3 })
    gateway.trouble('create', 'request-lost', 'request-lost')
    await cart.assignOwner('7')
    await cart.sync()
    await cart.orderLines.claim('o-1', cart.items)
    await cart.orderLines.removeOrdered('o-1')
    gateway.calm()
    await cart.sync()
    expect(gateway.quantities(cartId)).toEqual({ A: 3 })
  })

  it('adds once, whatever gets lost on the way, in whichever tab [R4.15]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom('create', 'pull', 'update', 'totals'),
            fc.constantFrom('request-lost', 'answer-lost'),
          ),
          { maxLength: 8 },
        ),
        fc.array(fc.constantFrom('sync', 'reload', 'other tab', 'again'), { minLength: 1, maxLength: 6 }),
        async (troubles, steps) => {
          const { cart, gateway, storage, cartId } = await guestWith({ A: 2, B: 1 }, { A: 3 })
          for (const [name, trouble] of troubles) gateway.trouble(name, trouble)
          await cart.assignOwner('7')
          for (const step of steps) {
            if (step === 'sync') await cart.sync()
            if (step === 'again') await cart.assignOwner('7')
            if (step === 'reload' || step === 'other tab') {
              const tab = openCart({ gateway, storage: storage.anotherTab(), ids: new SequentialIds('tab') })
              await tab.cart.load('7')
              await tab.cart.sync()
            }
          }
          gateway.calm()
          await cart.sync()
          await cart.sync()
          expect(gateway.quantities(cartId)).toEqual({ A: 5, B: 1 })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('takes the number that is set after the sign-in as all there shall be', async () => {
    const { cart, gateway, cartId, connectivity } = await guestWith({ A: 2 }, { A: 3 })
    connectivity.set(false)
    await cart.assignOwner('7')
    await cart.setQty('A', 4)
    connectivity.set(true)
    await cart.sync()
    expect(gateway.quantities(cartId)).toEqual({ A: 4 })
  })

  it('leaves the account’s cart at the sign-out as the host has it [R4.18 cart] [R4.18 server cart]', async () => {
    const { cart, gateway, cartId, storage } = await guestWith({ A: 2 })
    await cart.assignOwner('7')
    await cart.sync()
    await cart.assignOwner('guest')
    await cart.sync()
    expect([cart.items, cart.token, cart.coupon, gateway.called('delete')]).toEqual([[], undefined, undefined, []])
    expect(gateway.quantities(cartId)).toEqual({ A: 2 })
    expect(storage.cart.parked).toEqual({})
  })

  it('parks a cart with unsent changes, hidden from other accounts, until the next sign-in', async () => {
    const { cart, gateway, cartId, connectivity, storage } = await guestWith({}, { A: 3, B: 1 })
    await cart.assignOwner('7')
    await cart.sync()
    connectivity.set(false)
    await cart.setQty('A', 5)
    await cart.remove('B')
    await cart.assignOwner('guest')
    await cart.add([aDraft('C')])
    await cart.assignOwner('8')
    expect(quantities(cart.items)).toEqual({ C: 1 })
    await cart.assignOwner('guest')
    expect(Object.keys(storage.cart.parked)).toEqual(['7', '8'])
    connectivity.set(true)
    await cart.assignOwner('7')
    await cart.sync()
    expect(gateway.quantities(cartId)).toEqual({ A: 5 })
    expect([quantities(cart.items), Object.keys(storage.cart.parked)]).toEqual([{ A: 5 }, ['8']])
  })

  it('makes each call in the owner’s name, and none after the owner changed', async () => {
    const { cart, gateway } = await guestWith({ A: 1, B: 1, C: 1 })
    let updates = 0
    gateway.meanwhile = async (name, way) => {
      if (name === 'update' && way === 'back' && ++updates === 1) await cart.assignOwner('guest')
    }
    await cart.assignOwner('7')
    await cart.sync()
    expect(updates).toBe(1)
    expect(gateway.quantities('cart-of-7')).toEqual({ A: 1 })
  })

  it('moves the coupon from the guest’s cart to the account’s, also after a lost answer [R4.15]', async () => {
    const { cart, gateway, cartId } = await guestWith({ A: 1 })
    await cart.applyCoupon('NYHET10')
    const guestCart = cart.token!
    gateway.trouble('applyCoupon', 'answer-lost')
    await cart.assignOwner('7')
    await cart.sync()
    await cart.sync()
    expect([gateway.carts.get(guestCart)?.coupon, gateway.carts.get(cartId)?.coupon, cart.coupon?.code]).toEqual([
      undefined,
      'NYHET10',
      'NYHET10',
    ])
  })

  it('gives up a coupon on its way when the shopper removes it', async () => {
    const { cart, gateway } = await guestWith({ A: 1 })
    await cart.applyCoupon('NYHET10')
    const down = new HostRejection({ code: 502, result: 'Bad gateway' })
    gateway.trouble('applyCoupon', down, down)
    await cart.assignOwner('7')
    await cart.sync()
    gateway.trouble('pull', down)
    expect(await cart.removeCoupon()).toMatchObject({ ok: true })
    await cart.sync()
    expect([gateway.carts.get(cart.token ?? '')?.coupon, cart.coupon]).toEqual([undefined, undefined])
  })

  it('says when the coupon does not hold for the account’s cart', async () => {
    const { cart, gateway, events } = await guestWith({ A: 1 })
    await cart.applyCoupon('NYHET10')
    gateway.trouble(
      'applyCoupon',
      new HostRejection({ code: 404, result: "The coupon code isn't valid. Verify the code and try again." }),
    )
    await cart.assignOwner('7')
    await cart.sync()
    await cart.sync()
    expect([events, gateway.called('applyCoupon').length]).toEqual([[{ type: 'coupon-lost', code: 'NYHET10' }], 2])
  })

  it('keeps what the guest wants now of a line that the account had deleted', async () => {
    const { cart, gateway, cartId, connectivity } = await guestWith({}, { A: 3 })
    await cart.assignOwner('7')
    await cart.sync()
    connectivity.set(false)
    await cart.remove('A')
    await cart.assignOwner('guest')
    await cart.add([aDraft('A')])
    connectivity.set(true)
    await cart.assignOwner('7')
    await cart.sync()
    expect(gateway.quantities(cartId)).toEqual({ A: 1 })
  })

  it('leaves the lines of an order that is being placed to the order', () => {
    const claimed = {
      ...EMPTY_CART,
      owner: '7',
      cartItems: [aLine('A', 2)],
      confirming: { order_id: 'o1', lines: [{ key: 'A', qty: 2 }] },
    }
    const left = ownedBy('guest')(claimed)
    expect([
      left.cartItems,
      left.confirming,
      left.parked['7']?.cartItems,
      left.parked['7']?.tombstones.map(({ key }) => key),
    ]).toEqual([[], null, [], ['A']])
  })

  it('restores the lines of an account’s order only when that account signs in again', async () => {
    const { cart, gateway, cartId } = await guestWith({}, { A: 1 })
    await cart.assignOwner('7')
    await cart.sync()
    await cart.assignOwner('guest')
    for (const _page of [1, 2]) await cart.orderLines.restore('o1', '7', [aLine('A', 2), aLine('B', 1)])
    expect(cart.items).toEqual([])
    await cart.assignOwner('158')
    expect(cart.items).toEqual([])
    await cart.assignOwner('7')
    await cart.sync()
    expect(quantities(cart.items)).toEqual({ A: 3, B: 1 })
    expect(gateway.quantities(cartId)).toEqual({ A: 3, B: 1 })
  })

  it('adds the lines of an account’s order to what the account left', async () => {
    const { cart, gateway, cartId, connectivity } = await guestWith({}, { A: 1 })
    await cart.assignOwner('7')
    await cart.sync()
    connectivity.set(false)
    await cart.add([aDraft('B')])
    await cart.assignOwner('guest')
    await cart.orderLines.restore('o1', '7', [aLine('A', 2), aLine('B', 1)])
    connectivity.set(true)
    await cart.assignOwner('7')
    await cart.sync()
    expect(gateway.quantities(cartId)).toEqual({ A: 3, B: 2 })
  })

  it('gives the lines of a guest’s order to the customer who signed in', async () => {
    const { cart } = await guestWith({})
    await cart.assignOwner('7')
    await cart.orderLines.restore('o1', 'guest', [aLine('A', 2)])
    expect(quantities(cart.items)).toEqual({ A: 2 })
  })

  it('stays as it is when the owner does', () => {
    const cart = removeLine('A')({ ...EMPTY_CART, owner: '7', cartItems: [aLine('A', 1)] })
    expect(ownedBy('7')(cart)).toBe(cart)
  })

  it('never sends an account’s lines to another account [R4.18 cart]', async () => {
    const gateway = new InMemoryCartGateway()
    const { cart } = openCart({ gateway })
    await cart.assignOwner('7')
    await cart.add([aDraft('A')])
    await cart.assignOwner('8')
    await cart.sync()
    expect(gateway.quantities('cart-of-8')).toEqual({})
  })
})
