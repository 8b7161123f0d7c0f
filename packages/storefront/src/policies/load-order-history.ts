import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Needs } from './policy'

/** Loads earlier orders while a customer is signed in, and never for a guest (R4.13, R6.04). */
export function loadOrderHistory({
  session,
  orderHistory,
}: Needs<{ session: 'isSignedIn'; orderHistory: 'refresh' }>): Cancel {
  return reaction(
    () => session.isSignedIn,
    (isSignedIn) => {
      if (isSignedIn) void orderHistory.refresh()
    },
    { fireImmediately: true },
  )
}
