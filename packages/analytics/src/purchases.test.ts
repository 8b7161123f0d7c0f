import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { Purchases } from './purchases'
import { FakeTracker } from './testing/fake-tracker'
import { InMemoryRememberedOrderStorage } from './testing/in-memory-storages'

const order = {
  total_due: 100,
  tax_amount: 20,
  shipping_amount: 5,
  coupon_code: '',
  products: [{ id: 'A', sku: 'A', name: 'A', price: 95 }],
}

function tab(storage = new InMemoryRememberedOrderStorage()) {
  const tracker = new FakeTracker()
  return { storage, tracker, purchases: new Purchases({ storage, tracker, logger: new RecordingLogger() }) }
}

describe('Purchases', () => {
  it('tracks a remembered order once, when it is confirmed [R4.42 purchase] [R4.42 cleared]', async () => {
    const before = tab()
    await before.purchases.placing('cart-1', order)
    await before.purchases.placing('cart-2', { ...order, total_due: 7 })
    const after = tab(before.storage)
    await after.purchases.confirmed('cart-1', '000000055')
    await after.purchases.confirmed('cart-1', '000000055')
    expect(after.tracker.events).toEqual([{ type: 'purchase', id: '000000055', ...order }])
    expect(before.tracker.events).toEqual([])
  })

  it('tracks the order in only one of two tabs that receive the confirmation', async () => {
    const one = tab()
    const other = tab(one.storage)
    await one.purchases.placing('cart-1', order)
    await Promise.all([one.purchases.confirmed('cart-1', '5'), other.purchases.confirmed('cart-1', '5')])
    expect([...one.tracker.events, ...other.tracker.events]).toHaveLength(1)
  })

  it('does not throw when the device is full', async () => {
    const { purchases, storage } = tab()
    storage.failure = new Error('QuotaExceededError')
    await expect(purchases.placing('cart-1', order)).resolves.toBeUndefined()
    await expect(purchases.confirmed('cart-1', '5')).resolves.toBeUndefined()
  })
})
