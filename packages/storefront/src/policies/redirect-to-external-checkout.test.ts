import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { redirectToExternalCheckout } from './redirect-to-external-checkout'

function open({ page = 'checkout', count = 1, hasSite = true } = {}) {
  const calls: string[] = []
  const pages = observable({ current: { id: page } })
  const ui = observable({ online: true })
  const cart = observable({ items: Array.from({ length: count }, (_, index) => index) })
  const externalCheckout = hasSite
    ? { handOver: async () => void calls.push('leave'), stay: () => void calls.push('stay') }
    : undefined
  const stop = redirectToExternalCheckout({ pages, ui, cart, externalCheckout })
  return { cart, pages, stop, calls, ui }
}

describe('redirectToExternalCheckout', () => {
  it('leaves when the checkout is entered, by its address or later by a link [R2.02] [R2.43]', () => {
    expect(open().calls).toEqual(['leave'])
    const { pages, calls } = open({ page: 'home' })
    runInAction(() => (pages.current = { id: 'checkout' }))
    expect(calls).toEqual(['stay', 'leave'])
  })

  it('tries again when the network is back, and not for a line that changes meanwhile', () => {
    const { cart, calls, ui } = open()
    runInAction(() => cart.items.push(2))
    runInAction(() => (ui.online = false))
    runInAction(() => (ui.online = true))
    expect(calls).toEqual(['leave', 'leave', 'leave'])
  })

  it('stays with an empty cart, with a page that is left, and in a shop that takes its orders itself [R2.43]', () => {
    expect(open({ count: 0 }).calls).toEqual(['stay'])
    const { pages, calls } = open()
    runInAction(() => (pages.current = { id: 'home' }))
    expect(calls).toEqual(['leave', 'stay'])
    expect(open({ hasSite: false }).calls).toEqual([])
  })
})
