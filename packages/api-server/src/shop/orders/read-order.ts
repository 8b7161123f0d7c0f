import type { StoredOrder } from '../../database'

/** The platform's order document (contract §4). */
export type WireOrder = Readonly<Record<string, unknown>>

export function readOrder({ entityId, incrementId, doc, items }: StoredOrder): WireOrder {
  return { ...doc, entity_id: entityId, increment_id: incrementId, items }
}
