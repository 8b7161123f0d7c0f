import { shopAnswers } from '../shop-answers'
import type { Device, NotificationClickEvent, WorkerScope } from './scope'

/** The browser wakes the worker under this name when the network is back (contract §15.15). */
export const ORDER_SYNC = 'orderSync'

const CACHE = 'order-reminder'
const ADDRESS = '/order-reminder'

/**
 * The texts of the reminder. The page writes them while an order waits, because the worker has neither orders nor
 * texts.
 */
export interface OrderReminder {
  readonly title: string
  readonly body: string
  readonly url: string
}

export async function leaveReminder(reminder: OrderReminder, caches: CacheStorage): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(reminder))
}

export async function dropReminder(caches: CacheStorage): Promise<void> {
  await caches.delete(CACHE)
}

/**
 * Shows the reminder unless a page is visible, which asks by itself. Rejects while the shop cannot be reached; then the
 * browser tries again later.
 */
export async function remindOfOrder(
  { caches, fetch }: Device,
  { clients, registration }: Pick<WorkerScope, 'clients' | 'registration'>,
): Promise<void> {
  const left = await caches.match(ADDRESS, { cacheName: CACHE })
  const tabs = await clients.matchAll({ includeUncontrolled: true })
  if (!left || tabs.some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, body, url } = (await left.json()) as OrderReminder
  if (!(await shopAnswers(fetch))) throw new Error('The shop does not answer yet')
  // The shopper may have withdrawn the permission meanwhile.
  await registration.showNotification(title, { body, tag: ORDER_SYNC, data: url }).catch(() => undefined)
}

export async function openReminded(
  { notification }: Pick<NotificationClickEvent, 'notification'>,
  { clients }: Pick<WorkerScope, 'clients'>,
): Promise<void> {
  notification.close()
  if (notification.tag === ORDER_SYNC) await clients.openWindow(String(notification.data))
}
