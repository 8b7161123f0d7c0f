import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Needs } from './policy'

/** Fills the customer's name, e-mail and address into the checkout (contract §15.2). What the shopper typed stays. */
export function fillCheckoutFromAccount({
  checkout,
  pendingProfile,
}: Needs<{ checkout: 'fillIn' }, 'pendingProfile'>): Cancel {
  return reaction(
    () => pendingProfile(),
    (profile) => {
      if (profile) checkout.fillIn({ ...profile, addresses: profile.addresses ?? [] })
    },
    { fireImmediately: true, equals: isSame },
  )
}

/**
 * Each change of the queue makes a new profile object. MobX's own structural comparison would grow the first bundle.
 */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
