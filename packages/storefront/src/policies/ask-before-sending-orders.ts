import { ORDERS_SCOPE } from '@vitrin/checkout'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PolicyContext } from './policy'

interface AskBeforeSendingOrdersNeeds extends Pick<PolicyContext, 'report'> {
  readonly ui: {
    readonly online: boolean
    readonly modal: string | undefined
    openModal(modal: 'offline-order'): void
  }
  readonly queue: {
    readonly onHold: readonly { readonly task_id: string; readonly scope: string }[]
    send(task_id: string): Promise<unknown>
  }
  readonly checkout: { readonly isThankYouPage: boolean }
}

/**
 * Asks before an order that was made offline is sent (R4.38). The question comes once each time the network is back,
 * and waits until no other modal is open. On the thank-you page the order is sent without a question.
 */
export function askBeforeSendingOrders({ ui, queue, checkout, report }: AskBeforeSendingOrdersNeeds): Cancel {
  const waiting = (): readonly string[] =>
    queue.onHold.filter(({ scope }) => scope === ORDERS_SCOPE).map(({ task_id }) => task_id)
  let askedFor = ''
  return reaction(
    () => ({ ids: ui.online ? waiting().join(' ') : '', isFree: ui.modal === undefined }),
    ({ ids, isFree }) => {
      if (ids === '') askedFor = ''
      else if (checkout.isThankYouPage) for (const order_id of waiting()) queue.send(order_id).catch(report)
      else if (isFree && ids !== askedFor) {
        askedFor = ids
        ui.openModal('offline-order')
      }
    },
    { fireImmediately: true },
  )
}
