import { ORDERS_SCOPE } from '@vitrin/checkout'
import { reaction } from 'mobx'
import type { Policy } from './policy'

/**
 * R4.38: an order made without a network goes when the shopper says so, or while its thank-you page stands open.
 * The question comes once each time the network is back, and never over something else that is asked.
 */
export const askBeforeOrdersAreSent: Policy = ({ storefront, shopper: { queue, checkout } }) => {
  const { ui } = storefront
  const waiting = (): readonly string[] =>
    queue.onHold.filter(({ scope }) => scope === ORDERS_SCOPE).map(({ task_id }) => task_id)
  let asked = ''
  return reaction(
    () => ({ ids: ui.online ? waiting().join(' ') : '', isFree: ui.modal === undefined }),
    ({ ids, isFree }) => {
      if (ids === '') asked = ''
      else if (checkout.isThankYouPage)
        for (const order_id of waiting()) queue.send(order_id).catch((error: unknown) => storefront.report(error))
      else if (isFree && ids !== asked) {
        asked = ids
        ui.openModal('offline-order')
      }
    },
    { fireImmediately: true },
  )
}
