import { reaction } from 'mobx'
import type { Policy } from './policy'

/** What belongs to an account leaves the device with it, also when the page died in between (R4.18). What guests keep stays. */
export const forgetTheAccountThatLeft: Policy = ({
  storefront,
  shopper: { session, wishlist, compare, checkout, orderHistory, reviews },
}) =>
  reaction(
    () => session.leaving,
    (account) => {
      if (account === undefined) return
      Promise.all([wishlist, compare, checkout, orderHistory, reviews].map((store) => store.forget()))
        .then(() => session.cleared(account))
        .catch((error: unknown) => storefront.report(error))
    },
    { fireImmediately: true },
  )
