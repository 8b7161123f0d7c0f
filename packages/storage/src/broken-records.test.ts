import 'fake-indexeddb/auto'
import { EMPTY_CART } from '@vitrin/cart-sync'
import { emptyDetails } from '@vitrin/checkout'
import { assert, constantFrom, jsonValue, oneof, property, tuple } from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { checkCart } from './checks/check-cart'
import { checkDetails } from './checks/check-details'
import { checkOrder, checkProducts, checkTask, checkTerms } from './checks/check-records'
import { openShop, type OpenShop } from './testing/open-shop'
import { storedCart } from './testing/stored-cart'
import { storedDetails } from './testing/stored-customer'
import { storedOrder, storedTask } from './testing/stored-order'
import { storedProduct } from './testing/stored-product'

const opened: OpenShop[] = []

async function open(): Promise<OpenShop> {
  const shop = await openShop()
  opened.push(shop)
  return shop
}

afterEach(() => {
  for (const { close } of opened.splice(0)) close()
})

const [door, mirror] = storedCart.cartItems
const lacking = (document: object, ...fields: readonly string[]) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !fields.includes(name)))

describe('a broken cart', () => {
  const storedAs = async (doc: unknown) => {
    const shop = await open()
    await shop.database.cart.put({ key: 'current-cart', doc })
    return { ...shop, cart: await shop.storages.cart.read() }
  }

  it('that is no document is set aside and logged, once; the shop starts with an empty cart', async () => {
    const { cart, storages, database, logger, clock } = await storedAs('[{"sku"')
    expect(cart).toEqual(EMPTY_CART)
    expect(await storages.cart.read()).toEqual(EMPTY_CART)
    expect(await database.broken.toArray()).toEqual([
      { collection: 'cart', key: 'current-cart', doc: '[{"sku"', faults: ['no document'], at: clock.now() },
    ])
    expect(logger.entries).toMatchObject([
      { level: 'warn', message: 'The stored document cart/current-cart is broken and set aside: no document' },
    ])
  })

  it.each([
    ['is no line', 'DOOR', 'no line'],
    ['has a negative quantity', { ...door, qty: -2 }, 'qty'],
    ['has no quantity', lacking(door!, 'qty'), 'qty'],
    ['has no sku', lacking(door!, 'sku'), 'sku'],
    [
      'has options of another kind',
      { ...door, product_option: { extension_attributes: { custom_options: [null] } } },
      'product_option',
    ],
    ['has another kind of key', { ...door, key: 7 }, 'key'],
  ])('loses the line that %s, and only it', async (_, line, fault) => {
    const { cart, database } = await storedAs({ ...storedCart, cartItems: [line, mirror] })
    expect(cart).toEqual({ ...EMPTY_CART, ...storedCart, cartItems: [mirror] })
    expect(await database.broken.toArray()).toMatchObject([
      { doc: { cartItems: [line, mirror] }, faults: [`cartItems[0].${fault}`] },
    ])
    expect(await database.cart.get('current-cart')).toEqual({ key: 'current-cart', doc: cart })
  })

  it('loses a field of another kind, and only it', async () => {
    const { cart } = await storedAs({ ...storedCart, run: 'twelve', shipping: 'flatrate' })
    expect(cart).toEqual({ ...EMPTY_CART, ...storedCart, run: 0, shipping: null })
  })

  it('is repaired and set aside also when it is changed before it was read', async () => {
    const { storages, database } = await open()
    await database.cart.put({
      key: 'current-cart',
      doc: { ...EMPTY_CART, ...storedCart, cartItems: [{ ...door, qty: 0 }, mirror] },
    })
    const stored = await storages.cart.update((cart) => ({ ...cart, run: cart.run + 1 }))
    expect([stored.cartItems, stored.run, await database.broken.count()]).toEqual([[mirror], 13, 1])
  })

  it('of an older version is completed, and not broken', async () => {
    const { cart, database } = await storedAs({
      cartServerToken: 'abc',
      cartItems: [lacking(mirror!, 'key', 'checksum', 'prev_qty', 'parentSku', 'options')],
    })
    expect(cart).toMatchObject({
      ...EMPTY_CART,
      cartServerToken: 'abc',
      cartItems: [{ key: 'MIR-60-RUND', checksum: expect.any(String), prev_qty: 0 }],
    })
    expect(await database.broken.count()).toBe(0)
  })
})

describe('broken tasks and orders', () => {
  it('are set aside, and the others go on', async () => {
    const { storages, database, logger } = await open()
    await database.tasks.bulkPut([
      { key: 'a', doc: { ...lacking(storedTask, 'scope'), task_id: 'a' } },
      { key: 'b', doc: null },
      { key: 'c', doc: { ...storedTask, task_id: 'c', account: undefined } },
      { key: storedTask.task_id, doc: storedTask },
    ])
    await database.orders.bulkPut([
      { key: 'o', doc: { ...storedOrder, products: 'none' } },
      { key: storedOrder.order_id, doc: storedOrder },
    ])
    for (let start = 0; start < 2; start += 1) {
      expect(await storages.tasks.all()).toEqual([storedTask])
      expect(await storages.orders.all()).toEqual([storedOrder])
    }
    expect((await database.broken.toArray()).map(({ collection, key, faults }) => [collection, key, faults])).toEqual([
      ['tasks', 'a', ['scope']],
      ['tasks', 'b', ['no document']],
      ['tasks', 'c', ['account']],
      ['orders', 'o', ['products']],
    ])
    expect(await database.tasks.count()).toBe(1)
    expect(logger.entries).toHaveLength(4)
  })

  it('of an older version are completed', async () => {
    const { storages, database } = await open()
    await database.tasks.put({ key: storedTask.task_id, doc: lacking(lacking(storedTask, 'attempts'), 'supersedes') })
    expect(await storages.tasks.all()).toEqual([{ ...storedTask, attempts: 0, supersedes: false }])
  })
})

describe('broken lists and details', () => {
  it('lose the entries that cannot be shown', async () => {
    const { storages, database } = await open()
    await database.wishlist.put({ key: 'current-wishlist', doc: [storedProduct, { ...storedProduct, sku: 7 }, null] })
    await database['recent-searches'].put({ key: 'recent-searches', doc: { spegel: 1 } })
    expect(await storages.wishlist.read()).toEqual([storedProduct])
    expect(await storages.recentSearches.read()).toEqual([])
    expect((await database.broken.toArray()).map(({ faults }) => faults)).toEqual([['[1]', '[2]'], ['no list']])
  })

  it('keep what the shopper typed into the other fields', async () => {
    const { storages, database } = await open()
    await database.checkout.bulkPut([
      { key: 'personal-details', doc: { ...storedDetails.personalDetails, firstName: 7 } },
      { key: 'shipping-details', doc: 'truncat' },
      { key: 'last-cart-bypass-ts', doc: 'yesterday' },
    ])
    const expected = { ...emptyDetails('SE'), personalDetails: { ...storedDetails.personalDetails, firstName: '' } }
    for (let start = 0; start < 2; start += 1) expect(await storages.checkout.read()).toEqual(expected)
    expect((await database.broken.toArray()).map(({ key, faults }) => [key, faults])).toEqual([
      ['personal-details', ['firstName']],
      ['shipping-details', ['no document']],
    ])
    expect(await storages.checkout.lastCartBypass()).toBeUndefined()
  })
})

describe('whatever is stored', () => {
  const within = (document: object) =>
    tuple(constantFrom(...Object.keys(document)), jsonValue()).map(([field, value]) => ({
      ...document,
      [field]: value,
    }))
  const damagedCart = tuple(within(door!), within(mirror!)).chain(([one, other]) =>
    within({ ...storedCart, cartItems: [one, other] }),
  )
  const anything = oneof(
    jsonValue(),
    damagedCart,
    within(storedTask),
    within(storedOrder),
    within(storedDetails.paymentDetails),
  )

  it('no check throws, and what it gives has no fault', () => {
    assert(
      property(anything, (stored) => {
        for (const check of [
          checkCart,
          (found: unknown) => checkDetails('paymentDetails', found, 'SE'),
          checkProducts,
          checkTerms,
        ]) {
          expect(check(check(stored).doc).faults).toEqual([])
        }
        checkTask(stored)
        checkOrder(stored)
      }),
    )
  })
})
