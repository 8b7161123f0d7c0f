import { hashOfStep, stepOfHash, type CheckoutStep } from '@vitrin/checkout'
import { reaction } from 'mobx'
import type { Policy } from './policy'

/**
 * Back and forward walk the steps, and a reload stays where it was (contract §15.14). A step that its
 * predecessors do not allow yet opens the furthest that they do, and the address says so.
 */
export const walkTheCheckoutByItsAddress: Policy = ({ storefront: { pages }, shopper: { checkout }, addressBar }) => {
  const isOrdering = (): boolean => pages.current?.id === 'checkout' && !checkout.isThankYouPage

  let isFollowing = false

  const follow = (): void => {
    const asked = isOrdering() ? stepOfHash(addressBar.hash) : undefined
    if (!asked) return
    isFollowing = true
    checkout.goTo(asked)
    isFollowing = false
    write(checkout.step, 'replace')
  }

  const write = (step: CheckoutStep, how: 'push' | 'replace'): void => {
    const hash = hashOfStep(step)
    if (hash && stepOfHash(addressBar.hash) !== step) addressBar.setHash(hash, how)
  }

  const stops = [
    reaction(isOrdering, (is) => is && follow(), { fireImmediately: true }),
    reaction(
      () => checkout.step,
      (step) => isOrdering() && !isFollowing && write(step, 'push'),
    ),
    addressBar.onHash(follow),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
