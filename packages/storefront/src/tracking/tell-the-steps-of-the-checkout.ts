import type { ShippingMethod } from '@vitrin/cart-sync'
import { reaction } from 'mobx'
import { trackedLines } from './tracked-lines'
import type { TrackingPolicy } from './tracking-policy'

/** The steps 1–4 with their options, as contract §15.17 has them (R4.42). */
export const tellTheStepsOfTheCheckout: TrackingPolicy = ({
  storefront: { pages },
  shopper: { cart, checkout, externalCheckout, session },
  tracker,
}) => {
  const who = (): string => (session.isSignedIn ? 'LoggedIn Checkout' : 'Guest Checkout')
  const products = () => trackedLines(cart.items)
  // Where another site takes the order, it counts the steps.
  const isOrdering = (): boolean =>
    pages.current?.id === 'checkout' && !externalCheckout && !checkout.isThankYouPage && cart.items.length > 0

  const stops = [
    reaction(
      isOrdering,
      (is) => is && tracker.track({ type: 'checkout-step', step: 1, option: who(), products: products() }),
      { fireImmediately: true },
    ),
    reaction(
      () => (isOrdering() ? cart.shipping : undefined),
      (now, before) =>
        now &&
        before &&
        isAnotherChoice(now, before) &&
        tracker.track({ type: 'checkout-option', step: 2, option: `Shipping: ${now.method_title}` }),
    ),
    checkout.events.subscribe((event) => {
      if (event.type !== 'step-saved') return
      if (event.step === 'personal') {
        tracker.track({ type: 'checkout-option', step: 1, option: who() })
        tracker.track({ type: 'checkout-step', step: 2, products: products() })
      } else if (event.step === 'shipping') {
        tracker.track({ type: 'checkout-step', step: 3, choice: cart.shipping?.method_title, products: products() })
      } else {
        const code = cart.payment?.code ?? ''
        tracker.track({ type: 'checkout-option', step: 3, option: `Payment: ${code}` })
        tracker.track({ type: 'checkout-step', step: 4, choice: code, products: products() })
      }
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The host's methods that come in place of the shop's own are nobody's choice. */
function isAnotherChoice(now: ShippingMethod, before: ShippingMethod): boolean {
  return now.method_title !== before.method_title && now.is_server_method === before.is_server_method
}
