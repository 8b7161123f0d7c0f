import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Needs } from './policy'

/** The shopper is in the checkout as long as its page is shown (R4.36). */
export function enterAndLeaveCheckout({
  pages,
  checkout,
}: Needs<{ pages: 'current'; checkout: 'enter' | 'leave' }>): Cancel {
  return reaction(
    () => pages.current?.id === 'checkout',
    (isCheckout, wasCheckout) => {
      if (isCheckout) checkout.enter()
      else if (wasCheckout) checkout.leave()
    },
    { fireImmediately: true },
  )
}
