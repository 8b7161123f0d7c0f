import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Needs } from './policy'

/**
 * Deletes the data of an account that signed out, also at the next start when the page closed too early (R4.18). Data
 * that guests have too, such as recently viewed products, stays.
 */
export function clearDataAfterSignOut({
  session,
  wishlist,
  compare,
  checkout,
  orderHistory,
  reviews,
  contact,
  report,
}: Needs<
  {
    session: 'leaving' | 'cleared'
    wishlist: 'forget'
    compare: 'forget'
    checkout: 'forget'
    orderHistory: 'forget'
    reviews: 'forget'
    contact: 'forget'
  },
  'report'
>): Cancel {
  return reaction(
    () => session.leaving,
    (account) => {
      if (account === undefined) return
      Promise.all([wishlist, compare, checkout, orderHistory, reviews, contact].map((store) => store.forget()))
        .then(() => session.cleared(account))
        .catch(report)
    },
    { fireImmediately: true },
  )
}
