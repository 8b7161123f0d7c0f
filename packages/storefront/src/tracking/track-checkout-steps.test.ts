import { FakeTracker } from '@vitrin/analytics/testing'
import type { CheckoutEvent } from '@vitrin/checkout'
import { EventChannel } from '@vitrin/kernel'
import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { trackCheckoutSteps } from './track-checkout-steps'

function open({ page = 'checkout', isSignedIn = false, externalCheckout = undefined as object | undefined } = {}) {
  const pages = observable({ current: { id: page } })
  const cart = observable(
    {
      items: [{ sku: 'A', name: 'A', qty: 2, price_incl_tax: 10 }],
      shipping: { method_title: 'Bud', is_server_method: true },
      payment: { code: 'cashondelivery' },
    },
    {},
    { deep: false },
  )
  const checkout = { isThankYouPage: false, events: new EventChannel<CheckoutEvent>() }
  const tracker = new FakeTracker()
  trackCheckoutSteps({ pages, cart, checkout, externalCheckout, session: { isSignedIn }, tracker })
  const said = () =>
    tracker.events.splice(0).map((event) => {
      if (event.type === 'checkout-step') return [event.step, event.option ?? event.choice, event.products[0]?.quantity]
      return event.type === 'checkout-option' ? [event.step, event.option] : []
    })
  const save = (step: 'personal' | 'shipping' | 'payment') => checkout.events.emit({ type: 'step-saved', step })
  return { cart, pages, said, save }
}

describe('trackCheckoutSteps', () => {
  it('sends step 1 when the checkout opens, with its option [R4.42 step 1] [R4.42 Guest Checkout]', () => {
    expect(open().said()).toEqual([[1, 'Guest Checkout', 2]])
  })

  it('sends each later step after what leads to it [R4.42 step 2] [R4.42 step 3] [R4.42 step 4]', () => {
    const { said, save } = open()
    said()
    save('personal')
    expect(said()).toEqual([
      [1, 'Guest Checkout'],
      [2, undefined, 2],
    ])
    save('shipping')
    expect(said()).toEqual([[3, 'Bud', 2]])
    save('payment')
    expect(said()).toEqual([
      [3, 'Payment: cashondelivery'],
      [4, 'cashondelivery', 2],
    ])
  })

  it('names who is signed in, and another way of shipping when it is chosen [R4.42 LoggedIn Checkout]', () => {
    const { cart, said } = open({ isSignedIn: true })
    expect(said()).toEqual([[1, 'LoggedIn Checkout', 2]])
    runInAction(() => (cart.shipping = { method_title: 'Hämta själv', is_server_method: true }))
    expect(said()).toEqual([[2, 'Shipping: Hämta själv']])
  })

  it('does not take the host’s ways of shipping, in place of the shop’s own, for a choice', () => {
    const { cart, said } = open()
    runInAction(() => (cart.shipping = { method_title: 'Frakt', is_server_method: false }))
    said()
    runInAction(() => (cart.shipping = { method_title: 'Bud', is_server_method: true }))
    expect(said()).toEqual([])
  })

  it('says nothing on other pages, and nothing where another site takes the order', () => {
    const { pages, said } = open({ page: 'home' })
    expect(said()).toEqual([])
    runInAction(() => (pages.current = { id: 'checkout' }))
    expect(said()).toHaveLength(1)
    expect(open({ externalCheckout: {} }).said()).toEqual([])
  })
})
