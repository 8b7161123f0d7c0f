import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Orders are fetched for whoever is signed in, and for nobody else (R4.13, R6.04). */
export const loadOrdersOfTheAccount: Policy = ({ shopper: { session, orderHistory } }) =>
  reaction(
    () => session.isSignedIn,
    (isSignedIn) => {
      if (isSignedIn) void orderHistory.refresh()
    },
    { fireImmediately: true },
  )
