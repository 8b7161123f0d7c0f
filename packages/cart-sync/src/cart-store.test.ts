import { describe, expect, it, vi } from 'vitest'
import { aDraft, openCart, withOptions } from './testing'

describe('CartStore: adding', () => {
  it('shows and stores a line before it tells the host [R4.24] [R3.06 isAddingToCart] [R3.06 cartItems]', async () => {
    const { cart, storage, gateway, events } = openCart()
    const adding = cart.add([aDraft('A')])
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 1 }])
    expect(cart.isAddingToCart).toBe(true)
    const added = await adding
    expect(cart.isAddingToCart).toBe(false)
    expect(added).toMatchObject({ ok: true, value: [{ key: 'A', qty: 1, prev_qty: 0 }] })
    expect(storage.cart.cartItems).toMatchObject([{ sku: 'A', qty: 1 }])
    expect(events).toMatchObject([{ type: 'item-added', item: { sku: 'A' }, qty: 1, isOutOfStock: false }])
    await cart.sync()
    expect(gateway.quantities(cart.token)).toEqual({ A: 1 })
  })

  it('tells the host of each change by itself [R4.24]', async () => {
    const { cart, gateway } = openCart()
    const host = () => gateway.quantities(cart.token)
    await cart.add([aDraft('A'), aDraft('B')])
    await vi.waitFor(() => expect(host()).toEqual({ A: 1, B: 1 }))
    await cart.setQty('A', 3)
    await vi.waitFor(() => expect(host()).toEqual({ A: 3, B: 1 }))
    await cart.remove('A')
    await vi.waitFor(() => expect(host()).toEqual({ B: 1 }))
  })

  it('shows all lines of a grouped product at once, and stores each [R5.04]', async () => {
    const { cart, storage } = openCart({ online: false })
    const adding = cart.add([aDraft('A'), aDraft('B')])
    expect(cart.items.map(({ sku }) => sku)).toEqual(['A', 'B'])
    expect(await adding).toMatchObject({ ok: true, value: [{ sku: 'A' }, { sku: 'B' }] })
    expect(storage.cart.cartItems).toMatchObject([{ sku: 'A' }, { sku: 'B' }])
  })

  const HASH = expect.stringMatching(/^[\da-f]{56}$/) as unknown
  const options = withOptions({ 901: '874' })

  it.each([
    ['[R3.06 sku]', { sku: 'A' }],
    ['[R3.06 qty]', { qty: 2, prev_qty: 2 }],
    ['[R3.06 server_item_id] [R3.03 server_item_id]', { server_item_id: expect.any(Number) as unknown }],
    ['[R3.03 server_cart_id]', { server_cart_id: 'cart-1' }],
    ['[R3.06 checksum]', { checksum: HASH }],
    ['[R3.06 product_option]', options],
    ['[R3.06 price_incl_tax]', { price_incl_tax: 100 }],
    ['[R3.06 product_type]', { product_type: 'simple' }],
  ])('stores the fields of a cart item %s', async (_, fields) => {
    const { cart, storage } = openCart()
    await cart.add([aDraft('A', { ...options, qty: 2 })])
    await cart.sync()
    expect(storage.cart.cartItems[0]).toMatchObject(fields)
  })

  it.each([
    ['[R3.06 cartItems]', { cartItems: [{ sku: 'A', qty: 2 }] }],
    ['[R3.06 cartServerToken]', { cartServerToken: 'cart-1' }],
    ['[R3.06 cartItemsHash]', { cartItemsHash: HASH }],
    ['[R3.06 totals]', { platformTotals: { grand_total: 205, tax_amount: 41, items: [{ qty: 2 }] } }],
    [
      '[R3.06 total segments]',
      { platformTotals: { total_segments: [{ code: 'subtotal' }, { code: 'shipping' }, { code: 'tax' }, {}] } },
    ],
    ['[R3.06 shipping selection]', { shipping: { carrier_code: 'flatrate', method_code: 'flatrate' } }],
    ['[R3.06 payment selection]', { payment: 'cashondelivery' }],
  ])('stores the fields of the cart’s state %s', async (_, fields) => {
    const { cart, storage } = openCart()
    await cart.add([aDraft('A', { qty: 2 })])
    await cart.selectShipping({ carrier_code: 'flatrate', method_code: 'flatrate' })
    await cart.selectPayment('cashondelivery')
    await cart.sync()
    expect(storage.cart).toMatchObject(fields)
  })

  it('stores when it was last synced, and when its totals were [R3.06 last sync dates]', async () => {
    const { cart, storage, clock } = openCart()
    await cart.add([aDraft('A')])
    await cart.sync()
    clock.advance(60_000)
    await cart.setQty('A', 2)
    await cart.sync()
    expect(storage.cart).toMatchObject({
      cartServerLastSyncDate: clock.now(),
      cartServerLastTotalsSyncDate: clock.now(),
    })
  })

  it('takes 1 where no quantity is given, and adds to the same line [R5.06]', async () => {
    const { cart } = openCart({ online: false })
    const { qty: _, ...draft } = aDraft('A')
    await cart.add([draft])
    await cart.add([{ ...draft, qty: '2' }])
    await cart.add([aDraft('A', withOptions({ 901: '874' }))])
    expect(cart.items.map(({ sku, qty }) => `${sku} ${qty}`)).toEqual(['A 3', 'A 1'])
  })

  it('refuses a negative or unknown price and takes zero [R5.01] [R8.04]', async () => {
    const { cart } = openCart({ online: false })
    expect(await cart.add([aDraft('A', { price_incl_tax: -1 })])).toEqual({
      ok: false,
      rejection: { code: 'price-unknown', sku: 'A' },
    })
    expect(await cart.add([aDraft('B', { price_incl_tax: null })])).toMatchObject({ ok: false })
    expect(await cart.add([aDraft('C', { price_incl_tax: 0 })])).toMatchObject({ ok: true })
    const strict = openCart({ online: false, config: { zeroPriceProducts: false } })
    expect(await strict.cart.add([aDraft('C', { price_incl_tax: 0 })])).toMatchObject({ ok: false })
  })

  it('blocks a product with errors and adds the one without [R5.02] [R5.04]', async () => {
    const { cart, events } = openCart({ online: false })
    const outcome = await cart.add([
      aDraft('A', { errors: { variants: 'No available product variants', stock: null } }),
      aDraft('B', { errors: { variants: null } }),
    ])
    expect(outcome).toEqual({
      ok: false,
      rejection: { code: 'has-errors', sku: 'A', errors: ['No available product variants'] },
    })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['B'])
    expect(events).toMatchObject([{ item: { sku: 'B' } }])
  })

  it('adds what is out of stock with a warning, unless that is switched off [R5.03] [R8.03] [R8.04]', async () => {
    const stock = { qty: 0, is_in_stock: false }
    const { cart, events } = openCart({ online: false })
    expect(await cart.add([aDraft('A', { stock })])).toMatchObject({ ok: true })
    expect(events).toMatchObject([{ type: 'item-added', isOutOfStock: true }])
    const strict = openCart({ online: false, config: { outOfStockInCart: false } })
    expect(await strict.cart.add([aDraft('A', { stock })])).toEqual({
      ok: false,
      rejection: { code: 'out-of-stock', sku: 'A' },
    })
  })

  it('refuses more of a line than may be sold, counting what it holds [R5.19 available quantity]', async () => {
    const { cart } = openCart({ online: false })
    const draft = aDraft('A', { qty: 2, stock: { qty: 9, is_in_stock: true, max_sale_qty: 3 } })
    expect(await cart.add([draft])).toMatchObject({ ok: true })
    expect(await cart.add([draft])).toEqual({
      ok: false,
      rejection: { code: 'bad-quantity', sku: 'A', reason: { code: 'quantity-above-maximum', quantity: 3 } },
    })
  })
})

describe('CartStore: changing', () => {
  it('changes a quantity and says so, or says why not [R5.17 positive integer]', async () => {
    const { cart, events } = openCart({ online: false })
    await cart.add([aDraft('A')])
    expect(await cart.setQty('A', '4')).toEqual({ ok: true, value: 4 })
    expect(await cart.setQty('A', 'x')).toEqual({ ok: false, rejection: { code: 'quantity-not-integer' } })
    expect(await cart.setQty('B', 1)).toEqual({ ok: false, rejection: { code: 'unknown-line' } })
    expect(cart.items).toMatchObject([{ sku: 'A', qty: 4 }])
    expect(events.slice(1)).toMatchObject([{ type: 'quantity-updated', item: { qty: 4 }, before: 1 }])
  })

  it('promises no quantity of a line that another tab takes out in the same moment', async () => {
    const here = openCart({ online: false })
    await here.cart.add([aDraft('A')])
    const there = openCart({ online: false, storage: here.storage.anotherTab() })
    await there.cart.load()
    const removed = there.cart.remove('A')
    expect(await here.cart.setQty('A', 4)).toEqual({ ok: false, rejection: { code: 'unknown-line' } })
    await removed
    expect([here.cart.items, there.cart.items]).toEqual([[], []])
  })

  it('removes a line, also at the host [R4.28]', async () => {
    const { cart, gateway, events } = openCart()
    await cart.add([aDraft('A'), aDraft('B')])
    await cart.sync()
    await cart.remove('A')
    await cart.remove('unknown')
    await cart.sync()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['B'])
    expect(gateway.quantities(cart.token)).toEqual({ B: 1 })
    expect(events.at(-1)).toMatchObject({ type: 'item-removed', item: { sku: 'A' } })
  })

  it('puts a removed line back as a new one, with its pieces and options', async () => {
    const { cart, gateway, events } = openCart()
    await cart.add([{ ...aDraft('A'), qty: 3 }])
    await cart.sync()
    const [before] = cart.items
    await cart.remove('A')
    await cart.sync()
    const removed = events.at(-1)
    if (removed?.type !== 'item-removed') throw new Error('Nothing was removed')
    await cart.undoRemoval(removed.item)
    expect(cart.items[0]).toMatchObject({ qty: 3, prev_qty: 0, product_option: before?.product_option })
    expect(cart.items[0]).not.toHaveProperty('server_item_id')
    await cart.sync()
    expect(gateway.quantities(cart.token)).toEqual({ A: 3 })
  })

  it('counts quantities or lines, as configured [R9.14 minicart count]', async () => {
    const storage = openCart({ online: false })
    await storage.cart.add([aDraft('A', { qty: 2 }), aDraft('B')])
    expect(storage.cart.count).toBe(3)
    const lines = openCart({ online: false, config: { minicartCount: 'items' } })
    await lines.cart.add([aDraft('A', { qty: 2 }), aDraft('B')])
    expect(lines.cart.count).toBe(2)
  })

  it('clears here and at the host, and lets the cart go [R4.31]', async () => {
    const { cart, gateway, storage } = openCart()
    await cart.add([aDraft('A'), aDraft('B')])
    await cart.sync()
    const { token } = cart
    await cart.clear({ sync: true })
    expect(gateway.quantities(token)).toEqual({})
    expect([cart.items, cart.token, storage.cart.cartItemsHash]).toEqual([[], undefined, null])
  })

  it('clears without asking the host, which keeps what it has [R4.31]', async () => {
    const { cart, gateway } = openCart()
    await cart.add([aDraft('A')])
    await cart.sync()
    const { token } = cart
    await cart.clear({ sync: false })
    await cart.sync()
    expect(cart.token).toBeUndefined()
    expect(gateway.quantities(token)).toEqual({ A: 1 })
  })

  it('remembers what to delete when it is cleared without a network [R4.31]', async () => {
    const { cart, gateway, connectivity } = openCart()
    await cart.add([aDraft('A')])
    await cart.sync()
    const { token } = cart
    connectivity.set(false)
    await cart.clear({ sync: true })
    expect([cart.items, cart.token]).toEqual([[], token])
    connectivity.set(true)
    await cart.sync()
    expect(gateway.quantities(token)).toEqual({})
  })
})

describe('CartStore: on the device', () => {
  it('loads what was stored, without a network [R4.24] [R7.28 cart load]', async () => {
    const { cart, storage } = openCart({ online: false })
    await cart.add([aDraft('A', { qty: 2 })])
    const reloaded = openCart({ online: false, storage: storage.anotherTab() })
    expect(reloaded.cart.items).toEqual([])
    await reloaded.cart.load()
    expect(reloaded.cart.items).toMatchObject([{ sku: 'A', qty: 2 }])
  })

  it('follows other tabs until it is stopped', async () => {
    const here = openCart({ online: false })
    const there = openCart({ online: false, storage: here.storage.anotherTab() })
    const stop = there.cart.start()
    await here.cart.add([aDraft('A')])
    expect(there.cart.items).toMatchObject([{ sku: 'A' }])
    stop()
    await here.cart.add([aDraft('B')])
    expect(there.cart.items).toHaveLength(1)
  })

  it('keeps the cart of this tab when the device cannot store', async () => {
    const { cart, storage, logger } = openCart({ online: false })
    storage.failure = new Error('QuotaExceededError')
    await cart.load()
    await cart.add([aDraft('A')])
    expect(cart.items).toMatchObject([{ sku: 'A' }])
    expect(new Set(logger.entries.map(({ level }) => level))).toEqual(new Set(['error']))
  })

  it('is not shaken by a line that is taken out again before the device says that it cannot store', async () => {
    const { cart, storage } = openCart({ online: false })
    storage.failure = new Error('QuotaExceededError')
    const adding = cart.add([aDraft('A')])
    await cart.remove('A')
    expect(await adding).toMatchObject({ ok: true })
    expect(cart.items).toEqual([])
  })
})
