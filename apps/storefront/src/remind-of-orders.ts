import { ORDERS_SCOPE } from '@vitrin/checkout'
import { buildPath, type Storefront } from '@vitrin/storefront'
import { reaction } from 'mobx'
import { dropReminder, leaveReminder, ORDER_SYNC } from './service-worker/order-reminder'

/** Only Chromium has background sync; in other browsers the question comes at the next visit. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/**
 * Lets the worker remind of a waiting order when the network is back, if the shopper has allowed notifications (R8.07).
 */
export function remindOfOrders(storefront: Storefront, registration: ServiceWorkerRegistration): void {
  const { sync } = registration as SyncingRegistration
  if (!sync) return
  const { i18n, ui, config } = storefront
  const waits = () => storefront.shopper?.queue.onHold.some(({ scope }) => scope === ORDERS_SCOPE) ?? false
  // Without the permissions the question comes at the next visit.
  const askForSync = async () => {
    if (Notification.permission === 'granted') await sync.register(ORDER_SYNC).catch(() => undefined)
  }
  const follow = async () => {
    if (!waits()) return dropReminder(caches)
    if (ui.online) return
    const url = `${buildPath({ id: 'home', params: {} }, config.routedViews)}?order=offline`
    await leaveReminder({ title: i18n.t('order.waiting'), body: i18n.t('order.waitingHint'), url }, caches)
    await askForSync()
  }
  reaction(
    () => [waits(), ui.online].join(' '),
    () => void follow().catch((error: unknown) => storefront.report(error)),
    { fireImmediately: true },
  )
  // The worker shows no reminder while the page is visible, so it is asked again when the page is hidden. The texts are
  // there already: a page that is being closed may not get to store them.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && waits() && !ui.online) void askForSync()
  })
}
