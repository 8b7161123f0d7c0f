import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Name, e-mail and address of whoever is signed in are there in the checkout (contract §15.2), also what is yet to be sent; what was typed stays. */
export const fillInWhatTheAccountKnows: Policy = ({ shopper: { checkout, pendingProfile } }) =>
  reaction(
    () => pendingProfile(),
    (profile) => {
      if (profile) checkout.fillIn({ ...profile, addresses: profile.addresses ?? [] })
    },
    { fireImmediately: true, equals: isSame },
  )

/** Put together anew each time the queue moves. MobX's own comparison would weigh on the first bundle. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
