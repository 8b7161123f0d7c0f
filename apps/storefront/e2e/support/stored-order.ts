import { withDatabase } from './database'

/** An order in a shop's database: the documents of its row and of its lines. */
export interface StoredOrder {
  readonly doc: Readonly<Record<string, unknown>>
  readonly lines: readonly StoredLine[]
}

interface StoredLine {
  readonly sku: string
  readonly qty: number
  readonly doc: Readonly<Record<string, unknown>>
}

interface Row {
  readonly doc: string
}

/** Reads an order from the database file, not through the API. */
export function storedOrder(number: string, dataFolder?: string): StoredOrder | undefined {
  return withDatabase((database) => {
    const order = database.prepare('SELECT entity_id, doc FROM "order" WHERE increment_id = ?').get(number) as
      | (Row & { readonly entity_id: number })
      | undefined
    if (!order) return undefined
    const lines = database
      .prepare('SELECT sku, qty, doc FROM order_line WHERE entity_id = ? ORDER BY item_id')
      .all(order.entity_id) as unknown as (Row & { readonly sku: string; readonly qty: number })[]
    return { doc: parse(order.doc), lines: lines.map(({ sku, qty, doc }) => ({ sku, qty, doc: parse(doc) })) }
  }, dataFolder)
}

export function countOrders(dataFolder: string): number {
  return withDatabase(
    (database) => (database.prepare('SELECT count(*) AS count FROM "order"').get() as { readonly count: number }).count,
    dataFolder,
  )
}

function parse(json: string): StoredOrder['doc'] {
  return JSON.parse(json) as StoredOrder['doc']
}
