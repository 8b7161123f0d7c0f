import type { FieldRefusal, OrderConfirmation, OutboxAnswer } from '@vitrin/kernel'
import { orderRefusalReason, type OrderRefusalReason } from './order-refusal-reason'

/** What the host's answer means for an order (contract §6.1, decisions.md 12). */
export type OrderVerdict = { readonly kind: 'confirmed'; readonly confirmation: OrderConfirmation } | OrderRefusal

export type OrderRefusal =
  | { readonly kind: 'totals-changed' }
  | {
      readonly kind: 'refused'
      readonly reason: OrderRefusalReason | undefined
      readonly message: string
      readonly fields: readonly FieldRefusal[]
    }

export function verdictOf({ code, result, reason, fields }: OutboxAnswer): OrderVerdict {
  // Hosts exist that say no with code 200 (contract §17 #7).
  if (code === 200 && !(typeof result === 'string' && result.startsWith('Invalid signature')))
    return { kind: 'confirmed', confirmation: confirmationOf(result) }
  if (code === 409 && reason === 'totals-changed') return { kind: 'totals-changed' }
  return {
    kind: 'refused',
    reason: orderRefusalReason({ reason, fields }),
    message: sentenceOf(result),
    fields: fields ?? [],
  }
}

/** Direct hosts answer an object, queueing ones a number, old ones "OK": all of them took the order. */
function confirmationOf(result: unknown): OrderConfirmation {
  const known = typeof result === 'object' && result !== null ? (result as Partial<OrderConfirmation>) : {}
  return {
    magentoOrderId: known.magentoOrderId ?? (typeof result === 'number' ? result : 0),
    backendOrderId: known.backendOrderId ?? known.magentoOrderId ?? 0,
    orderNumber: known.orderNumber ?? null,
    transferedAt: known.transferedAt ?? '',
  }
}

function sentenceOf(result: unknown): string {
  if (typeof result === 'string') return result
  const message =
    typeof result === 'object' && result !== null ? (result as { readonly message?: unknown }).message : undefined
  return typeof message === 'string' ? message : ''
}
