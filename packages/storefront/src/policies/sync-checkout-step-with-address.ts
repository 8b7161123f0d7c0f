import { hashOfStep, stepOfHash, type CheckoutStep } from '@vitrin/checkout'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import { stopAll } from '../stop-all'
import type { AddressBar } from '../ports'
import type { Needs } from './policy'

interface SyncCheckoutStepNeeds extends Needs<{ checkout: 'step' | 'goTo' | 'isThankYouPage' }> {
  readonly pages: { readonly current: { readonly id: string } | undefined }
  readonly addressBar: Pick<AddressBar, 'hash' | 'setHash' | 'onHash'>
}

/**
 * Keeps the step of the checkout and the hash of the address the same, so that back, forward and reload work
 * (contract §15.14). When the steps before do not allow the step of the address, the furthest allowed one opens.
 */
export function syncCheckoutStepWithAddress({ pages, checkout, addressBar }: SyncCheckoutStepNeeds): Cancel {
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

  return stopAll([
    reaction(isOrdering, (is) => is && follow(), { fireImmediately: true }),
    reaction(
      () => checkout.step,
      (step) => isOrdering() && !isFollowing && write(step, 'push'),
    ),
    addressBar.onHash(follow),
  ])
}
