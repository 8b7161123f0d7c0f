import type { CheckoutEvent } from '@vitrin/checkout'
import { EventChannel } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { shortOfStock } from '../shopper/short-of-stock'
import { confirmSentOrdersAgainstStock } from './confirm-sent-orders-against-stock'
import type { PolicyContext } from './policy'

const NOTHING_LEFT = { qty: 0, is_in_stock: false }
const STOCK: Readonly<Record<string, object>> = {
  GONE: NOTHING_LEFT,
  LAST: NOTHING_LEFT,
  CUT: NOTHING_LEFT,
  PLENTY: { qty: 9, is_in_stock: true },
}
/** Two of each; what was known of it when it was ordered. */
const LINES: Readonly<Record<string, object>> = {
  GONE: { stock: { qty: 5 } },
  LAST: { stock: { qty: 2 } },
  CUT: { made_to_measure: {} },
}

function open() {
  const events = new EventChannel<CheckoutEvent>()
  const told: unknown[] = []
  const check = (sku: string) =>
    STOCK[sku] ? Promise.resolve(STOCK[sku]) : Promise.reject(new Error('No stock information for given sku'))
  confirmSentOrdersAgainstStock({
    storefront: { ui: { notifications: { show: ({ message }: { message: unknown }) => told.push(message) } } },
    shopper: { checkout: { events }, shortOfStock: shortOfStock({ check } as never) },
  } as unknown as PolicyContext)
  const sent = async (waited: boolean, ...skus: readonly string[]) => {
    events.emit({
      type: 'order-confirmed',
      waited,
      placed: { order: { items: skus.map((sku) => ({ sku, qty: 2, name: `Product ${sku}`, ...LINES[sku] })) } },
    } as unknown as CheckoutEvent)
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return { told, sent }
}

describe('confirmSentOrdersAgainstStock', () => {
  it('tells what is sold out once an order that waited is made [R4.39] [R8.15]', async () => {
    const { told, sent } = open()
    await sent(true, 'PLENTY', 'GONE', 'UNKNOWN')
    expect(told).toEqual([{ key: 'stock.someUnavailable', values: { names: 'Product GONE' } }])
  })

  it.each([
    ['was made at once', false, ['GONE']],
    ['got all it asked for, the last piece too', true, ['LAST', 'PLENTY', 'CUT']],
  ] as const)('says nothing of an order that %s', async (_, waited, skus) => {
    const { told, sent } = open()
    await sent(waited, ...skus)
    expect(told).toEqual([])
  })
})
