import type { CartEvent } from '@vitrin/cart-sync'
import { accept, EventChannel } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { cartNotification, notifyCartChanges } from './notify-cart-changes'

const item = { name: 'Duschhörna Siljan' } as Extract<CartEvent, { readonly type: 'item-added' }>['item']
const restored: unknown[] = []
const tell = (event: CartEvent) =>
  cartNotification(event, {
    checkoutPath: '/sv/checkout',
    translate: (sentence) =>
      sentence === 'The requested qty is not available' ? 'Så många finns inte i lager.' : undefined,
    putBack: (line) => restored.push(line),
  })

describe('notifyCartChanges', () => {
  it('says each change of the cart once, and leads to the checkout of the store view [R8.01] [R8.02]', () => {
    const events = new EventChannel<CartEvent>()
    const said: unknown[] = []
    notifyCartChanges({
      routing: { views: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true } },
      cart: { events, undoRemoval: async () => accept([]) },
      hostSentence: () => undefined,
      notify: ({ message, action2 }) => said.push([message.key, action2?.to]),
    })
    events.emit({ type: 'item-added', item, qty: 1, isOutOfStock: false })
    events.emit({ type: 'quantity-updated', item, before: 1 })
    expect(said).toEqual([
      ['cart.added', '/sv/checkout'],
      ['cart.updated', '/sv/checkout'],
    ])
  })
})

describe('cartNotification', () => {
  it('says that a product was added, with OK and Proceed to checkout [R8.01]', () => {
    expect(tell({ type: 'item-added', item, qty: 1, isOutOfStock: false })).toEqual({
      type: 'success',
      message: { key: 'cart.added' },
      action1: { label: 'ui.ok' },
      action2: { label: 'ui.proceedToCheckout', to: '/sv/checkout' },
    })
  })

  it('says that a quantity was updated [R8.02]', () => {
    expect(tell({ type: 'quantity-updated', item, before: 1 })).toMatchObject({
      type: 'success',
      message: { key: 'cart.updated' },
    })
  })

  it('offers to put back what was removed', () => {
    const notification = tell({ type: 'item-removed', item })
    expect(notification).toMatchObject({
      type: 'info',
      message: { key: 'cart.removed', values: { name: 'Duschhörna Siljan' } },
      action1: { label: 'cart.undo' },
    })
    notification?.action1?.run?.()
    expect(restored).toEqual([item])
  })

  it('warns when stock is not certain [R8.03]', () => {
    expect(tell({ type: 'item-added', item, qty: 1, isOutOfStock: true })).toMatchObject({
      type: 'warning',
      message: { key: 'cart.volatileStock' },
    })
  })

  it('says a refusal in the shop’s language, or in general words without a translation', () => {
    const refused = { type: 'rejected', item, qty: 1, code: 400 } as const
    expect(tell({ ...refused, message: 'The requested qty is not available' })?.message).toEqual({
      key: 'host.sentence',
      values: { sentence: 'Så många finns inte i lager.' },
    })
    expect(tell({ ...refused, message: 'Tilt' })?.message).toEqual({
      key: 'request.refused',
      values: { details: 'Tilt' },
    })
  })
})
