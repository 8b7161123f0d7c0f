import type { CheckoutEvent } from '@vitrin/checkout'
import { anOrder } from '@vitrin/checkout/testing'
import { EventChannel } from '@vitrin/kernel'
import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { loadOrderConfirmation } from './load-order-confirmation'

const confirmation = { magentoOrderId: 1, backendOrderId: 1, orderNumber: '1', transferedAt: '' }
const sent = (order_id: string): CheckoutEvent => ({
  type: 'order-confirmed',
  waited: true,
  placed: { status: 'confirmed', order: anOrder({ order_id }), confirmation },
})

it('reads the order when its page opens, and again when it was sent or the network is back', () => {
  const pages = observable({ current: { id: 'order-confirmation' as const, params: { order: 'ORDER1' } } })
  const ui = observable({ online: false })
  const events = new EventChannel<CheckoutEvent>()
  const opened: string[] = []
  const stop = loadOrderConfirmation({
    pages,
    ui,
    session: { account: 'guest' },
    checkout: { events },
    orderConfirmation: { open: async (reference) => void opened.push(reference) },
  })
  events.emit(sent('order-1'))
  events.emit(sent('order-2'))
  runInAction(() => (ui.online = true))
  stop()
  runInAction(() => (ui.online = false))
  expect(opened).toEqual(['ORDER1', 'ORDER1', 'ORDER1'])
})
