import { ORDERS_SCOPE } from '@vitrin/checkout'
import { reaction } from 'mobx'
import type { Policy } from './policy'

/** R4.38: an order made without a network goes when the shopper says so, or while its thank-you page stands open. */
export const askBeforeOrdersAreSent: Policy = ({ storefront, shopper: { queue, checkout } }) => {
  const waiting = (): readonly string[] => queue.keptBack.filter(({ scope }) => scope === ORDERS_SCOPE).map(({ task_id }) => task_id)
  return reaction(
    () => (storefront.ui.online ? waiting().join(' ') : ''),
    (ids) => {
      if (ids === '') return
      if (!checkout.isThankYouPage) return storefront.ui.openModal('offline-order')
      for (const order_id of waiting()) queue.release(order_id).catch((error: unknown) => storefront.report(error))
    },
    { fireImmediately: true },
  )
}
