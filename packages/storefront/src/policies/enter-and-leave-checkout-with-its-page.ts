import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Being on the checkout's page is being in checkout (R4.36). */
export const enterAndLeaveCheckoutWithItsPage: Policy = ({ storefront: { pages }, shopper: { checkout } }) =>
  reaction(
    () => pages.current?.id === 'checkout',
    (isCheckout, wasCheckout) => {
      if (isCheckout) checkout.enter()
      else if (wasCheckout) checkout.leave()
    },
    { fireImmediately: true },
  )
