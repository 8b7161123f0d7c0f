import type { CartEvent, CartItem } from '@vitrin/cart-sync'
import type { Cancel } from '@vitrin/kernel'
import { buildPath } from '@vitrin/routing'
import type { NewNotification } from '../ui/notification-store'
import { refusalMessage, type TranslateHostSentence } from './host-messages'
import type { Needs } from './policy'

/** Says what changed in the cart (R8.01, R8.02, R8.03). */
export function notifyCartChanges({
  routing,
  cart,
  hostSentence,
  notify,
}: Needs<{ routing: 'views'; cart: 'events' | 'undoRemoval' }, 'hostSentence' | 'notify'>): Cancel {
  const checkoutPath = buildPath({ id: 'checkout', params: {} }, routing.views)
  return cart.events.subscribe((event) => {
    const notification = cartNotification(event, {
      checkoutPath,
      translate: hostSentence,
      putBack: (item) => void cart.undoRemoval(item),
    })
    if (notification) notify(notification)
  })
}

interface CartActions {
  readonly checkoutPath: string
  readonly translate: TranslateHostSentence
  readonly putBack: (item: CartItem) => void
}

const OK = { label: 'ui.ok' } as const
/** Longer than other notifications, because the shopper has something to decide. */
const UNDO_TIME_TO_LIVE_MS = 10_000

/** The notification of an event; undefined for events that the shopper sees anyway. */
export function cartNotification(
  event: CartEvent,
  { checkoutPath, translate, putBack }: CartActions,
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
    case 'rejected':
      return { type: 'error', message: refusalMessage(event.message, translate), action1: OK }
    default:
      return undefined
  }
}
