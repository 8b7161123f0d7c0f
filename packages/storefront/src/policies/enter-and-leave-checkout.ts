import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Needs } from './policy'

/**
 * The shopper is in the checkout as long as its page is shown (R4.36). The order's confirmation is its last page: the
 * order that was just placed is known until the shopper leaves it.
 */
export function enterAndLeaveCheckout({
  pages,
  checkout,
}: Needs<{ pages: 'current'; checkout: 'enter' | 'leave' }>): Cancel {
  return reaction(
    () => pages.current?.id,
    (shown, before) => {
      if (shown === 'checkout') checkout.enter()
      else if (before === 'checkout' ? shown !== 'order-confirmation' : before === 'order-confirmation')
        checkout.leave()
    },
    { fireImmediately: true },
  )
}
