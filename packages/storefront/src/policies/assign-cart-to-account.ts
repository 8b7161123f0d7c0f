import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Needs } from './policy'

/**
 * After each sign-in or sign-out, here or in another tab, the cart is the one of the current account (R4.15, R4.18).
 */
export function assignCartToAccount({
  session,
  cart,
  report,
}: Needs<{ session: 'account'; cart: 'assignOwner' }, 'report'>): Cancel {
  return reaction(
    () => session.account,
    (account) => {
      cart.assignOwner(account).catch(report)
    },
    { fireImmediately: true },
  )
}
