import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Whoever signs in or out, here or in another tab: the cart is theirs (R4.15, R4.18). */
export const keepTheCartWithItsOwner: Policy = ({ storefront, shopper: { session, cart } }) =>
  reaction(
    () => session.account,
    (account) => {
      cart.belongTo(account).catch((error: unknown) => storefront.report(error))
    },
    { fireImmediately: true },
  )
