import type { CartEvent, CartItem } from '@vitrin/cart-sync'
import { buildPath } from '@vitrin/routing'
import { translateHostSentence } from '@vitrin/i18n'
import type { NewNotification } from '../ui/notification-store'
import type { Policy } from './policy'

export const tellWhatHappenedInTheCart: Policy = ({
  storefront: { ui, routing },
  shopper: { cart },
  hostSentences,
}) => {
  const checkoutPath = buildPath({ id: 'checkout', params: {} }, routing.views)
  return cart.events.subscribe((event) => {
    const notification = cartNotification(event, {
      checkoutPath,
      translate: (sentence) => translateHostSentence(hostSentences, sentence),
      putBack: (item) => void cart.undoRemoval(item),
    })
    if (notification) ui.notifications.show(notification)
  })
}

interface CartWays {
  readonly checkoutPath: string
  /** A host's sentence in the shop's language, where somebody translated it. */
  readonly translate: (sentence: string) => string | undefined
  readonly putBack: (item: CartItem) => void
}

const OK = { label: 'ui.ok' } as const
/** Longer than other messages: there is something to decide. */
const UNDO_TIME_TO_LIVE_MS = 10_000

/** R8.01, R8.02, R8.03: the notification of each cart event. */
export function cartNotification(
  event: CartEvent,
  { checkoutPath, translate, putBack }: CartWays,
): NewNotification | undefined {
  switch (event.type) {
    case 'item-added':
      return event.isOutOfStock
        ? { type: 'warning', message: { key: 'cart.volatileStock' }, action1: OK }
        : {
            type: 'success',
            message: { key: 'cart.added' },
            action1: OK,
            action2: { label: 'ui.proceedToCheckout', to: checkoutPath },
          }
    case 'quantity-updated':
      return {
        type: 'success',
        message: { key: 'cart.updated' },
        action1: OK,
        action2: { label: 'ui.proceedToCheckout', to: checkoutPath },
      }
    case 'item-changed':
      return {
        type: 'success',
        message: { key: 'cart.changed' },
        action1: OK,
        action2: { label: 'ui.proceedToCheckout', to: checkoutPath },
      }
    case 'item-removed':
      return {
        type: 'info',
        message: { key: 'cart.removed', values: { name: event.item.name } },
        action1: { label: 'cart.undo', run: () => putBack(event.item) },
        timeToLive: UNDO_TIME_TO_LIVE_MS,
      }
    case 'coupon-lost':
      return { type: 'warning', message: { key: 'cart.couponLost', values: { code: event.code } }, action1: OK }
    case 'rejected': {
      const sentence = translate(event.message)
      // An unknown sentence becomes a general one; the original stays in the values for support (decisions.md 18).
      return {
        type: 'error',
        message:
          sentence === undefined
            ? { key: 'request.refused', values: { details: event.message } }
            : { key: 'host.sentence', values: { sentence } },
        action1: OK,
      }
    }
    default:
      return undefined
  }
}
