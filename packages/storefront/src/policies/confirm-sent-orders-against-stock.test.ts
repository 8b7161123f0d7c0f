import type { CheckoutEvent } from '@vitrin/checkout'
import { EventChannel } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { confirmSentOrdersAgainstStock } from './confirm-sent-orders-against-stock'
import type { PolicyContext } from './policy'

function open(soldOut: readonly string[]) {
  const events = new EventChannel<CheckoutEvent>()
  const told: unknown[] = []
  confirmSentOrdersAgainstStock({
    storefront: { ui: { notifications: { show: ({ message }: { message: unknown }) => told.push(message) } } },
    shopper: { checkout: { events }, soldOutItems: async () => soldOut },
  } as unknown as PolicyContext)
  const sent = async (waited: boolean) => {
    events.emit({ type: 'order-confirmed', waited, placed: { order: { items: [] } } } as unknown as CheckoutEvent)
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return { told, sent }
}

describe('confirmSentOrdersAgainstStock', () => {
  it('names what is sold out when an order that waited has been sent [R4.39] [R8.15]', async () => {
    const { told, sent } = open(['Product GONE'])
    await sent(true)
    expect(told).toEqual([{ key: 'stock.someUnavailable', values: { names: 'Product GONE' } }])
  })

  it('says nothing of an order that was sent at once', async () => {
    const { told, sent } = open(['Product GONE'])
    await sent(false)
    expect(told).toEqual([])
  })

  it('says nothing when every item can be delivered', async () => {
    const { told, sent } = open([])
    await sent(true)
    expect(told).toEqual([])
  })
})
