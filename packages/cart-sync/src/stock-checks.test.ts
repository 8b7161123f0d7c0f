import { describe, expect, it } from 'vitest'
import { aDraft } from './testing/builders'
import { openCart, type OpenCartOptions } from './testing/open-cart'

async function added(options: OpenCartOptions = {}, sku = 'A/1 å') {
  const world = openCart({ online: false, ...options })
  await world.cart.load()
  world.cart.start()
  await world.cart.add([aDraft(sku, { stock: { qty: 3, is_in_stock: true, max_sale_qty: 5 } })])
  await settle()
  return world
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

const answer = (is_in_stock: boolean) => ({
  code: 200,
  result: { is_in_stock, qty: is_in_stock ? 8 : 0, product_id: 1 },
  product_sku: 'A/1 å',
})

describe('the stock of what is added', () => {
  it('is asked for by a task with the line’s product [R7.14 check] [R3.05 product_sku] [R3.05 task_id]', async () => {
    const { outbox, cart } = await added()
    expect(outbox.tasks).toEqual([
      expect.objectContaining({
        scope: 'stock',
        url: '/api/stock/check?sku=A%2F1%20%C3%A5',
        payload: { method: 'GET' },
        account: 'guest',
        silent: true,
        callback_event: 'cart/stockSync',
        product_sku: 'A/1 å',
      }),
    ])
    expect(cart.items[0]?.onlineStockCheckid).toBe(outbox.tasks[0]?.task_id)
  })

  it('is shown on the line, out of stock and in stock again, and keeps the maximum quantity [R4.33]', async () => {
    const { outbox, cart } = await added()
    outbox.answer({ task_id: 'x', ...answer(false) })
    await settle()
    expect(cart.items[0]?.stock).toEqual({ is_in_stock: false, qty: 0, max_sale_qty: 5 })
    outbox.answer({ task_id: 'y', ...answer(true) })
    await settle()
    expect(cart.items[0]?.stock).toMatchObject({ is_in_stock: true, qty: 8 })
  })

  it('removes the line if the cart takes no out-of-stock products and is not synced [R4.33]', async () => {
    for (const [config, lines] of [
      [{ outOfStockInCart: false, synchronize: false }, 0],
      [{ outOfStockInCart: false }, 1],
      [{ synchronize: false }, 1],
    ] as const) {
      const { outbox, cart } = await added({ config })
      outbox.answer({ task_id: 'x', ...answer(true) })
      await settle()
      expect(cart.items).toHaveLength(1)
      outbox.answer({ task_id: 'y', ...answer(false) })
      await settle()
      expect(cart.items).toHaveLength(lines)
    }
  })

  it('is not known from an answer without one, nor from one about another product', async () => {
    const { outbox, cart } = await added()
    outbox.answer({ task_id: 'x', code: 200, result: { code: 'ENOTFOUND' }, product_sku: 'A/1 å' })
    outbox.answer({ task_id: 'y', ...answer(false), product_sku: 'B' })
    outbox.answer({ task_id: 'z', code: 404, result: 'unknown sku', product_sku: 'A/1 å' })
    await settle()
    expect(cart.items[0]?.stock?.is_in_stock).toBe(true)
  })

  it('is not asked for where that is switched off, nor of pieces cut to size [R7.14 check]', async () => {
    expect((await added({ config: { synchronizeStock: false } })).outbox.tasks).toEqual([])
    const { cart, outbox } = openCart({ online: false })
    await cart.add([aDraft('C', { made_to_measure: {} as never })], { consentToOwnMeasures: true })
    await settle()
    expect(outbox.tasks).toEqual([])
  })
})
