import type { FieldRefusal } from '@vitrin/kernel'

/** Reasons for which a shop has a better sentence than the host's own (contract §15.15). */
export type OrderRefusalReason = 'products-unavailable' | 'address-invalid'

/** The `reason` and `fields` of a host's answer that refuses an order. */
export interface RefusedOrder {
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
}

export function orderRefusalReason({ reason, fields = [] }: RefusedOrder): OrderRefusalReason | undefined {
  if (reason === 'products-unavailable') return reason
  return fields.some(({ field }) => field.startsWith('addressInformation')) ? 'address-invalid' : undefined
}
