import type { HostDatabase, StoredOrder } from '../../database'
import type { DownloadLinks } from '../downloads/download-links'

/** The platform's order document (contract §4). */
export type WireOrder = Readonly<Record<string, unknown>>

export interface ReadOrderNeeds {
  readonly database: Pick<HostDatabase, 'withdrawals'>
  readonly downloads: Pick<DownloadLinks, 'ofLine'>
}

/** The order with what has happened to its lines since: declared withdrawals, and links to files. */
export function readOrder({ database, downloads }: ReadOrderNeeds, order: StoredOrder): WireOrder {
  const { entityId, incrementId, doc, items } = order
  const withdrawnAt = database.withdrawals.linesOf(entityId)
  return {
    ...doc,
    entity_id: entityId,
    increment_id: incrementId,
    items: items.map(({ files, ...item }) => {
      const receivedAt = withdrawnAt.get(Number(item['item_id']))
      return {
        ...item,
        ...(receivedAt !== undefined && { withdrawn_at: new Date(receivedAt).toISOString() }),
        ...(files !== undefined && { downloads: downloads.ofLine(order, { ...item, files }) }),
      }
    }),
  }
}
