import { compareStructural, reaction } from 'mobx'
import type { Policy } from './policy'

/** Name, e-mail and address of whoever is signed in are there in the checkout (contract §15.2), also what is yet to be sent; what was typed stays. */
export const fillInWhatTheAccountKnows: Policy = ({ shopper: { checkout, wishedProfile } }) =>
  reaction(
    () => wishedProfile(),
    (profile) => {
      if (profile) checkout.fillIn({ ...profile, addresses: profile.addresses ?? [] })
    },
    { fireImmediately: true, equals: compareStructural },
  )
