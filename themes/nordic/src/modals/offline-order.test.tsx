// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../testing/show'
import OfflineOrder from './offline-order'

const order = { task_id: 'order-1', scope: 'orders' }

it.each([
  ['en', 'Order waiting!', 'Click here to confirm the order that you made offline.'],
  ['sv', 'En beställning väntar', 'Bekräfta beställningen som du gjorde offline, så skickar vi den nu.'],
] as const)(
  'an order that waits is announced in %s, and sent after a yes [R8.07] [R2.28 order confirmation]',
  async (language, title, text) => {
    const sent: string[] = []
    const unsentOrders = { send: async (id: string) => void sent.push(id) }
    const shown = await show(<OfflineOrder />, language, { queue: { onHold: [order] }, unsentOrders })
    expect([shown.element.querySelector('h2')?.textContent, shown.element.querySelector('p')?.textContent]).toEqual([
      title,
      text,
    ])
    await shown.click('.cluster button')
    expect(sent).toEqual(['order-1'])
    await shown.close()
  },
)
