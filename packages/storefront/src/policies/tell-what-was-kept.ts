import type { SavedProductsEvent } from '@vitrin/catalog'
import type { MessageRef } from '@vitrin/i18n'
import { buildPath } from '@vitrin/routing'
import type { NewNotification } from '../ui/notification-store'
import type { Policy } from './policy'

/** Hearts and comparisons are announced, with the way to the list. */
export const tellWhatWasKept: Policy = ({ storefront: { ui, routing }, shopper }) => {
  const stops = (['wishlist', 'compare'] as const).map((list) => {
    const path = buildPath({ id: list, params: {} }, routing.views)
    return shopper[list].events.subscribe((event) => ui.notifications.show(keptNotification(list, event, path)))
  })
  return () => {
    for (const stop of stops) stop()
  }
}

export function keptNotification(
  list: 'wishlist' | 'compare',
  event: SavedProductsEvent,
  path: string,
): NewNotification {
  if (event.type === 'cleared') return { type: 'success', message: { key: `${list}.cleared` } }
  const message: MessageRef = { key: `${list}.${event.type}`, values: { name: event.product.name } }
  return event.type === 'added'
    ? { type: 'success', message, action1: { label: `${list}.show`, to: path } }
    : { type: 'success', message }
}
