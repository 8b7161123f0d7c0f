import type { CartEvent } from '@vitrin/cart-sync'
import { buildPath } from '@vitrin/routing'
import { translateHostSentence } from '@vitrin/i18n'
import type { NewNotification } from '../ui/notification-store'
import type { Policy } from './policy'

export const tellWhatHappenedInTheCart: Policy = ({ storefront: { ui, routing }, shopper: { cart }, hostSentences }) => {
  const checkoutPath = buildPath({ id: 'checkout', params: {} }, routing.views)
  return cart.events.subscribe((event) => {
    const notification = cartNotification(event, checkoutPath, (sentence) => translateHostSentence(hostSentences, sentence))
    if (notification) ui.notifications.show(notification)
  })
}

/** A host's sentence in the shop's language, where somebody translated it. */
type TranslateHostSentence = (sentence: string) => string | undefined

const OK = { label: 'ui.ok' } as const

/** R8.01, R8.02, R8.03: the notification of each cart event; removals the shopper sees for themself. */
export function cartNotification(event: CartEvent, checkoutPath: string, translate: TranslateHostSentence): NewNotification | undefined {
  switch (event.type) {
    case 'item-added':
      return event.isOutOfStock
        ? { type: 'warning', message: { key: 'cart.volatileStock' }, action1: OK }
        : { type: 'success', message: { key: 'cart.added' }, action1: OK, action2: { label: 'ui.proceedToCheckout', to: checkoutPath } }
    case 'quantity-updated':
      return { type: 'success', message: { key: 'cart.updated' }, action1: OK, action2: { label: 'ui.proceedToCheckout', to: checkoutPath } }
    case 'item-changed':
      return { type: 'success', message: { key: 'cart.changed' }, action1: OK, action2: { label: 'ui.proceedToCheckout', to: checkoutPath } }
    case 'coupon-lost':
      return { type: 'warning', message: { key: 'cart.couponLost', values: { code: event.code } }, action1: OK }
    case 'rejected': {
      const sentence = translate(event.message)
      // An unknown sentence becomes a general one; the original stays in the values for support (decisions.md 18).
      return {
        type: 'error',
        message: sentence === undefined ? { key: 'request.refused', values: { details: event.message } } : { key: 'host.sentence', values: { sentence } },
        action1: OK,
      }
    }
    default:
      return undefined
  }
}
