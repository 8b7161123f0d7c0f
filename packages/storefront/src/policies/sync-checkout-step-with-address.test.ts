import type { CheckoutStep } from '@vitrin/checkout'
import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { syncCheckoutStepWithAddress } from './sync-checkout-step-with-address'

const STEPS: readonly CheckoutStep[] = ['personal', 'shipping', 'payment', 'review', 'confirmation']

/** A checkout that is filled in up to a step, at an address. */
function open({
  hash = '',
  furthest = 'review',
  page = 'checkout',
}: { readonly hash?: string; readonly furthest?: CheckoutStep; readonly page?: string } = {}) {
  const checkout = observable<{ step: CheckoutStep; isThankYouPage: boolean; goTo(step: CheckoutStep): void }>({
    step: 'personal',
    isThankYouPage: false,
    goTo(step: CheckoutStep) {
      this.step = STEPS[Math.min(STEPS.indexOf(step), STEPS.indexOf(furthest))]!
    },
  })
  const history = [hash]
  const listeners = new Set<() => void>()
  const addressBar = {
    get hash() {
      return history.at(-1)!
    },
    setHash: (next: string, how: 'push' | 'replace') =>
      void (how === 'push' ? history.push(next) : history.splice(-1, 1, next)),
    onHash: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const pages = observable({ current: { id: page } })
  const stop = syncCheckoutStepWithAddress({ pages, checkout, addressBar })
  const moveTo = (next: string[]) => {
    history.splice(0, history.length, ...next)
    for (const listener of listeners) listener()
  }
  return { checkout, history, moveTo, pages, stop }
}

describe('syncCheckoutStepWithAddress', () => {
  it('makes each step that is opened a step in the history', () => {
    const { checkout, history } = open()
    runInAction(() => (checkout.step = 'shipping'))
    runInAction(() => (checkout.step = 'payment'))
    expect(history).toEqual(['', 'shipping', 'payment'])
  })

  it('follows back and forward without writing', () => {
    const { checkout, history, moveTo } = open()
    moveTo(['', 'shipping'])
    expect(checkout.step).toBe('shipping')
    moveTo([''])
    expect(checkout.step).toBe('personal')
    expect(history).toEqual([''])
  })

  it('opens where it was after a reload, or as far as what is filled in allows', () => {
    expect(open({ hash: 'payment' }).checkout.step).toBe('payment')
    const clipped = open({ hash: 'orderReview', furthest: 'shipping' })
    expect([clipped.checkout.step, clipped.history]).toEqual(['shipping', ['shipping']])
  })

  it.each([
    ['a hash of something else', { hash: 'terms' }],
    ['another page', { hash: 'payment', page: 'home' }],
  ])('leaves %s alone', (_, at) => {
    const { checkout, history } = open(at)
    expect([checkout.step, history]).toEqual(['personal', [at.hash]])
  })

  it('begins when the checkout is opened, and ends with its order', () => {
    const { checkout, history, pages, moveTo } = open({ hash: 'payment', page: 'home' })
    runInAction(() => (pages.current = { id: 'checkout' }))
    expect(checkout.step).toBe('payment')
    runInAction(() => Object.assign(checkout, { step: 'confirmation', isThankYouPage: true }))
    moveTo(['shipping'])
    expect([checkout.step, history]).toEqual(['confirmation', ['shipping']])
  })

  it('is over once it is stopped', () => {
    const { checkout, history, moveTo, stop } = open()
    stop()
    runInAction(() => (checkout.step = 'shipping'))
    moveTo(['payment'])
    expect([checkout.step, history]).toEqual(['shipping', ['payment']])
  })
})
