import { FakeTracker } from '@vitrin/analytics/testing'
import type { CartEvent } from '@vitrin/cart-sync'
import { aLine } from '@vitrin/cart-sync/testing'
import { EventChannel } from '@vitrin/kernel'
import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { trackCart } from './track-cart'

const item = (qty: number) => aLine('A', qty)

function open() {
  const ui = observable({ panel: undefined as string | undefined })
  const cart = { items: [item(3)], events: new EventChannel<CartEvent>() }
  const tracker = new FakeTracker()
  trackCart({ ui, cart, tracker })
  const said = () =>
    tracker.events.splice(0).map((event) => [event.type, 'product' in event ? event.product.quantity : undefined])
  return { cart, said, ui }
}

describe('trackCart', () => {
  it('counts the pieces that came or went, not those of the line', () => {
    const { cart, said } = open()
    cart.events.emit({ type: 'item-added', item: item(3), qty: 2, isOutOfStock: false })
    cart.events.emit({ type: 'quantity-updated', item: item(5), before: 3 })
    cart.events.emit({ type: 'quantity-updated', item: item(1), before: 5 })
    cart.events.emit({ type: 'item-removed', item: item(1) })
    expect(said()).toEqual([
      ['add-to-cart', 2],
      ['add-to-cart', 2],
      ['remove-from-cart', 4],
      ['remove-from-cart', 1],
    ])
  })

  it('tells that the shopper looks into it, unless it is empty', () => {
    const { cart, said, ui } = open()
    runInAction(() => (ui.panel = 'microcart'))
    expect(said()).toEqual([['cart', undefined]])
    runInAction(() => (ui.panel = undefined))
    cart.items = []
    runInAction(() => (ui.panel = 'microcart'))
    expect(said()).toEqual([])
  })
})
