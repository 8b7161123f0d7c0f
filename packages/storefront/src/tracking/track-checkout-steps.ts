import type { ShippingMethod } from '@vitrin/cart-sync'
import type { CheckoutEvent } from '@vitrin/checkout'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import { stopAll } from '../stop-all'
import { trackedLines, type TrackedLine } from './tracked-lines'
import type { TrackingContext } from './tracking-policy'

type TrackedShipping = Pick<ShippingMethod, 'method_title' | 'is_server_method'>

interface TrackCheckoutStepsNeeds extends Pick<TrackingContext, 'tracker'> {
  readonly pages: { readonly current: { readonly id: string } | undefined }
  readonly cart: {
    readonly items: readonly TrackedLine[]
    readonly shipping: TrackedShipping | undefined
    readonly payment: { readonly code: string } | undefined
  }
  readonly checkout: {
    readonly isThankYouPage: boolean
    readonly events: { subscribe(listener: (event: CheckoutEvent) => void): Cancel }
  }
  readonly externalCheckout: object | undefined
  readonly session: { readonly isSignedIn: boolean }
}

/** Tracks the four steps of the checkout with their options (R4.42, contract §15.17). */
export function trackCheckoutSteps({
  pages,
  cart,
  checkout,
  externalCheckout,
  session,
  tracker,
}: TrackCheckoutStepsNeeds): Cancel {
  const who = (): string => (session.isSignedIn ? 'LoggedIn Checkout' : 'Guest Checkout')
  const products = () => trackedLines(cart.items)
  // An external checkout tracks its steps itself.
  const isOrdering = (): boolean =>
    pages.current?.id === 'checkout' && !externalCheckout && !checkout.isThankYouPage && cart.items.length > 0

  return stopAll([
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
  ])
}

/**
 * Whether the shopper chose another method. The shopper did not choose it when the host's methods replace the shop's
 * own.
 */
function isAnotherChoice(now: TrackedShipping, before: TrackedShipping): boolean {
  return now.method_title !== before.method_title && now.is_server_method === before.is_server_method
}
