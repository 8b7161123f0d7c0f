import { SequentialIds } from '@vitrin/kernel/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDraft, openCart, type CartWorld, type Trouble } from './testing'

const sku = fc.constantFrom('A', 'B', 'C')
const tab = fc.nat(1)
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), sku, tab, qty: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('set' as const), sku, tab, qty: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('remove' as const), sku, tab }),
  fc.record({ do: fc.constant('clear' as const), tab }),
  fc.record({ do: fc.constant('sync' as const), tab, isAwaited: fc.boolean() }),
  fc.record({ do: fc.constant('network' as const), tab, online: fc.boolean() }),
  fc.record({ do: fc.constant('elsewhere' as const), sku, qty: fc.integer({ min: 0, max: 4 }) }),
  fc.record({
    do: fc.constant('trouble' as const),
    call: fc.constantFrom('create', 'pull', 'update', 'delete'),
    trouble: fc.constantFrom<Trouble>('request-lost', 'answer-lost'),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Two tabs of one device, and a host that other devices use as well. */
async function twoTabs(): Promise<readonly [CartWorld, CartWorld]> {
  const ids = new SequentialIds('device')
  const here = openCart({ ids })
  const there = openCart({ ids, gateway: here.gateway, storage: here.storage.anotherTab() })
  await Promise.all([here.cart.load(), there.cart.load()])
  here.cart.start()
  there.cart.start()
  return [here, there]
}

async function perform(tabs: readonly [CartWorld, CartWorld], done: Step): Promise<void> {
  const { gateway, storage } = tabs[0]
  if (done.do === 'elsewhere') {
    const { cartServerToken } = storage.cart
    if (cartServerToken !== null) gateway.putFromElsewhere(cartServerToken, done)
    return
  }
  if (done.do === 'trouble') return gateway.trouble(done.call, done.trouble)
  const { cart, connectivity } = tabs[done.tab === 0 ? 0 : 1]
  switch (done.do) {
    case 'add':
      await cart.add([aDraft(done.sku, { qty: done.qty })])
      return
    case 'set':
      await cart.setQty(done.sku, done.qty)
      return
    case 'remove':
      return cart.remove(done.sku)
    case 'clear':
      return cart.clear({ sync: true })
    case 'network':
      return connectivity.set(done.online)
    case 'sync':
      if (done.isAwaited) await cart.sync()
      else void cart.sync()
  }
}

/** Turns every network on and synchronises both tabs. */
async function synchroniseBoth([here, there]: readonly [CartWorld, CartWorld]): Promise<void> {
  here.gateway.calm()
  for (const { connectivity } of [here, there]) connectivity.set(true)
  for (const { cart } of [here, there, here]) await cart.sync()
}

const shownQuantities = (world: CartWorld) => Object.fromEntries(world.cart.items.map(({ key, qty }) => [key, qty]))

describe('laws of the cart', () => {
  it('after any changes, troubles and runs the host has what the tabs show, once a run succeeds [R4.24]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const tabs = await twoTabs()
        const [here, there] = tabs
        here.gateway.maximum = 1000
        for (const done of steps) await perform(tabs, done)
        await synchroniseBoth(tabs)
        expect(shownQuantities(there)).toEqual(shownQuantities(here))
        expect(here.gateway.quantities(here.cart.token)).toEqual(shownQuantities(here))
        expect(here.storage.cart.tombstones).toEqual([])
        expect(here.cart.items.every(({ qty, prev_qty, unconfirmed }) => qty === prev_qty && !unconfirmed)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('a cart that one device changes ends as the shopper left it, whichever message is lost [R4.24]', async () => {
    const own = step.filter((done) => !['elsewhere', 'clear'].includes(done.do))
    await fc.assert(
      fc.asyncProperty(fc.array(own, { maxLength: 25 }), async (steps) => {
        const tabs = await twoTabs()
        const [here] = tabs
        here.gateway.maximum = 1000
        const expected = new Map<string, number>()
        for (const done of steps) {
          if (done.do === 'add') expected.set(done.sku, (expected.get(done.sku) ?? 0) + done.qty)
          if (done.do === 'set' && expected.has(done.sku)) expected.set(done.sku, done.qty)
          if (done.do === 'remove') expected.delete(done.sku)
          await perform(tabs, done)
        }
        await synchroniseBoth(tabs)
        expect(here.gateway.quantities(here.cart.token)).toEqual(Object.fromEntries(expected))
      }),
      { numRuns: 200 },
    )
  })
})
