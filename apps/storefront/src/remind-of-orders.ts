import { ORDERS_SCOPE } from '@vitrin/checkout'
import { buildPath, type Storefront } from '@vitrin/storefront'
import { reaction } from 'mobx'
import { dropReminder, leaveReminder, ORDER_SYNC } from './service-worker/order-reminder'

/** Chromium's; elsewhere the question waits for the next visit. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** While an order waits for the network the worker may say so when it is back, to whoever has allowed notifications before (R8.07). */
export function remindOfOrders(storefront: Storefront, registration: ServiceWorkerRegistration): void {
  const { sync } = registration as SyncingRegistration
  if (!sync) return
  const { i18n, ui, config } = storefront
  const waits = () => storefront.shopper?.queue.onHold.some(({ scope }) => scope === ORDERS_SCOPE) ?? false
  const follow = async () => {
    if (!waits()) return dropReminder(caches)
    if (ui.online || Notification.permission !== 'granted') return
    const url = `${buildPath({ id: 'home', params: {} }, config.routedViews)}?order=offline`
    await leaveReminder({ title: i18n.t('order.waiting'), body: i18n.t('order.waitingHint'), url }, caches)
    // Who forbids it is asked at the next visit.
    await sync.register(ORDER_SYNC).catch(() => undefined)
  }
  const look = (): void => void follow().catch((error: unknown) => storefront.report(error))
  reaction(() => [waits(), ui.online].join(' '), look, { fireImmediately: true })
  // What fell due while the page was seen is not told twice by itself.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') look()
  })
}
