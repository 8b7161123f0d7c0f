import type { CheckoutEvent } from '@vitrin/checkout'
import { anOrder } from '@vitrin/checkout/testing'
import { EventChannel } from '@vitrin/kernel'
import { expect, it } from 'vitest'
import { announceSentOrders } from './announce-sent-orders'

const confirmation = { magentoOrderId: 1, backendOrderId: 1, orderNumber: '000000055', transferedAt: '' }
const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }

function announced({ isThankYouPage = false, waited = true } = {}) {
  const events = new EventChannel<CheckoutEvent>()
  const seen: unknown[] = []
  announceSentOrders({
    checkout: { events, isThankYouPage },
    unsentOrders: { addSent: (sent) => void seen.push(sent) },
    routing: { views },
    notify: ({ message, action1 }) => void seen.push([message.values, action1?.to]),
  })
  events.emit({ type: 'order-confirmed', waited, placed: { status: 'confirmed', order: anOrder(), confirmation } })
  return seen
}

const sent = { order_id: 'order-1', number: '000000055' }

it('gives the number of an order that had waited, with a link to its confirmation', () => {
  expect(announced()).toEqual([sent, [{ number: '000000055' }, '/sv/order-confirmation/ORDER1']])
})

it('shows no notification on the thank-you page, which has the number', () => {
  expect(announced({ isThankYouPage: true })).toEqual([sent])
})

it('leaves out orders that did not wait', () => {
  expect(announced({ waited: false })).toEqual([])
})
