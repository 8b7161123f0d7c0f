// @vitest-environment happy-dom
import type { PlacedOrder } from '@vitrin/theme-kit'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../testing/show'
import { Thanks } from './thanks'

const order = {
  order_id: 'order-1',
  created_at: '2026-11-20 10:00:00',
  addressInformation: { billingAddress: { email: 'asa@example.se' }, payment_method_code: 'cashondelivery' },
}
const queued = { status: 'queued', order } as unknown as PlacedOrder
const confirmed = { status: 'confirmed', order, confirmation: { orderNumber: '000000001' } } as unknown as PlacedOrder
const thanksFor = (placed: PlacedOrder) =>
  textsOf(<Thanks placed={placed} items={[]} totals={undefined} name="Åsa" />, {})

describe('the thank-you page', () => {
  it('says that an order which could not be sent is queued [R8.15 order queued]', async () => {
    const sentences = [
      'The order can not be transfered because of server error. Order has been queued',
      'Beställningen kunde inte skickas just nu. Den ligger kvar här tills du skickar den igen.',
    ]
    for (const [index, text] of (await thanksFor(queued)).entries()) expect(text).toContain(sentences[index])
    for (const [index, text] of (await thanksFor(confirmed)).entries()) expect(text).not.toContain(sentences[index])
  })

  it('says how an order with cash on delivery is paid [R8.15 cash on delivery]', async () => {
    const sentences = [
      'Payment Information – You are going to pay for this order upon delivery.',
      'Du betalar när varorna levereras.',
    ]
    for (const [index, text] of (await thanksFor(confirmed)).entries()) expect(text).toContain(sentences[index])
  })
})
