import type { CheckoutEvent } from '@vitrin/checkout'
import { anOrder } from '@vitrin/checkout/testing'
import { EventChannel } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { notifySoldOutItems } from './notify-sold-out-items'

function open(soldOut: readonly string[]) {
  const events = new EventChannel<CheckoutEvent>()
  const said: unknown[] = []
  notifySoldOutItems({
    checkout: { events },
    soldOutItems: async () => soldOut,
    notify: ({ message }) => said.push(message),
  })
  const confirm = async (waited: boolean) => {
    const confirmation = { magentoOrderId: 1, backendOrderId: 1, orderNumber: '1', transferedAt: '' }
    events.emit({
      type: 'order-confirmed',
      waited,
      placed: { status: 'confirmed', order: anOrder(), confirmation },
    })
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return { said, confirm }
}

describe('notifySoldOutItems', () => {
  it('names what is sold out of an order that waited [R4.39] [R8.15 products not available]', async () => {
    const { said, confirm } = open(['Product GONE'])
    await confirm(true)
    expect(said).toEqual([{ key: 'stock.someUnavailable', values: { names: 'Product GONE' } }])
  })

  it('says nothing of an order that was sent at once', async () => {
    const { said, confirm } = open(['Product GONE'])
    await confirm(false)
    expect(said).toEqual([])
  })

  it('says nothing when every item can be delivered', async () => {
    const { said, confirm } = open([])
    await confirm(true)
    expect(said).toEqual([])
  })
})
