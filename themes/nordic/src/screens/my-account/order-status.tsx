import type { PlacedOrderDocument } from '@vitrin/kernel'
import { useText, type TextKey } from '../../messages/use-text'
import { Status, type StatusKind } from '../../ui/status'

/** The host's states, and how far each is. */
const STATES: Readonly<Record<string, readonly [kind: StatusKind, name: TextKey, step: number]>> = {
  pending: ['wait', 'account.orderPending', 1],
  processing: ['ok', 'account.orderProcessing', 2],
  complete: ['done', 'account.orderComplete', 3],
  canceled: ['out', 'account.orderCanceled', 0],
}
export const STEPS = 3

/** What a host may say besides is shown as it says it. */
export function OrderStatus({ order: { status } }: { readonly order: Pick<PlacedOrderDocument, 'status'> }) {
  const t = useText()
  const [kind, name] = STATES[status] ?? []
  return <Status kind={kind ?? 'wait'}>{name ? t(name) : status}</Status>
}

/** How many steps an order has gone; 0 for one that goes no further. */
export function stepOf({ status }: Pick<PlacedOrderDocument, 'status'>): number {
  return STATES[status]?.[2] ?? 0
}

export function isUnderWay(order: Pick<PlacedOrderDocument, 'status'>): boolean {
  const step = stepOf(order)
  return step > 0 && step < STEPS
}
