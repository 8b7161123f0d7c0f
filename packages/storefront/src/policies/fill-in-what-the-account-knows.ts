import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Name, e-mail and address of whoever is signed in are there in the checkout (contract §15.2); what was typed stays. */
export const fillInWhatTheAccountKnows: Policy = ({ shopper: { session, checkout } }) =>
  reaction(
    () => session.current,
    (customer) => {
      if (customer) checkout.fillIn(customer)
    },
    { fireImmediately: true },
  )
