import type { SavedProductsEvent } from '@vitrin/catalog'
import type { MessageRef } from '@vitrin/i18n'
import type { Cancel } from '@vitrin/kernel'
import { buildPath } from '@vitrin/routing'
import { stopAll } from '../stop-all'
import type { NewNotification } from '../ui/notification-store'
import type { Needs } from './policy'

/** Says what was added to or removed from wishlist and comparison, with a link to the list. */
export function notifyListChanges({
  routing,
  wishlist,
  compare,
  notify,
}: Needs<{ routing: 'views'; wishlist: 'events'; compare: 'events' }, 'notify'>): Cancel {
  const lists = { wishlist, compare }
  return stopAll(
    (['wishlist', 'compare'] as const).map((list) => {
      const path = buildPath({ id: list, params: {} }, routing.views)
      return lists[list].events.subscribe((event) => notify(listNotification(list, event, path)))
    }),
  )
}

export function listNotification(
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
