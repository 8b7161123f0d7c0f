import { Purchases } from '@vitrin/analytics'
import { FakeTracker, InMemoryRememberedOrderStorage } from '@vitrin/analytics/testing'
import { aLine } from '@vitrin/cart-sync/testing'
import type { CheckoutEvent } from '@vitrin/checkout'
import { anOrder } from '@vitrin/checkout/testing'
import { EventChannel } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { trackPurchase } from './track-purchase'

const mirror = aLine('MIR-60', 3, { name: 'Rund spegel', price_incl_tax: 1495 })
const order = anOrder({ order_id: 'order-1', cart_id: 'cart-1' })
const stored = {
  total_due: 4050.5,
  tax_amount: 810.1,
  shipping_amount: 49,
  coupon_code: 'NYHET10',
  products: [{ id: 'MIR-60', sku: 'MIR-60', name: 'Rund spegel', price: 1495, quantity: 3 }],
}

/** Lets everything that is ready run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

function open() {
  const events = new EventChannel<CheckoutEvent>()
  const storage = new InMemoryRememberedOrderStorage()
  const tracker = new FakeTracker()
  const cart = {
    items: [mirror],
    totals: {
      lines: [{ code: 'shipping', amount: ore(4900) }],
      grandTotal: ore(405_050),
      tax: ore(81_010),
      discount: ore(0),
      stale: false,
    },
    coupon: { code: 'NYHET10', discount: ore(44_850) },
  }
  const purchases = new Purchases({ storage, tracker, logger: new RecordingLogger() })
  trackPurchase({ cart, checkout: { events }, purchases })
  const remembered = async () => {
    let all: unknown
    await storage.update((orders) => {
      all = orders
      return orders
    })
    return all
  }
  return { events, tracker, cart, remembered }
}

describe('trackPurchase', () => {
  it('stores totals and products by the cart’s id [R4.42 totals] [R4.42 products]', async () => {
    const { events, tracker, remembered } = open()
    events.emit({ type: 'order-placing', order })
    await settle()
    expect([await remembered(), tracker.events]).toEqual([{ 'cart-1': stored }, []])
  })

  it('sends the purchase on the confirmation, and clears it [R4.42 purchase] [R4.42 cleared]', async () => {
    const { events, tracker, cart, remembered } = open()
    events.emit({ type: 'order-placing', order })
    cart.items = []
    const confirmation = { magentoOrderId: 55, backendOrderId: 55, orderNumber: '000000055', transferedAt: '' }
    const confirmed: CheckoutEvent = {
      type: 'order-confirmed',
      waited: false,
      placed: { status: 'confirmed', order, confirmation },
    }
    for (const event of [confirmed, confirmed]) events.emit(event)
    await settle()
    expect(tracker.events).toEqual([{ type: 'purchase', id: '000000055', ...stored }])
    expect(await remembered()).toEqual({})
  })
})
