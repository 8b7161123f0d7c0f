// Compares the database of a stopped shop with the confirmations that its shoppers received.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { orderId, orderOf } from './place-orders.mjs'

export function stockOf(data, skus) {
  return withDatabase(data, (database) => {
    const stock = database.prepare('SELECT qty FROM stock WHERE sku = ?')
    return new Map(skus.map((sku) => [sku, stock.get(sku)?.qty ?? 0]))
  })
}

/** @returns the numbers of wrong orders, mails and stock quantities; all 0 if the database is right */
export function audit(data, { confirmed, skus, before }) {
  return withDatabase(data, (database) => {
    const rows = new Map(
      database
        .prepare('SELECT order_id, entity_id, increment_id FROM "order"')
        .all()
        .map((row) => [row.order_id, row]),
    )
    const lines = counts(database, 'SELECT entity_id AS id, count(*) AS n FROM order_line GROUP BY entity_id')
    const mails = counts(
      database,
      `SELECT json_extract(data, '$.entity_id') AS id, count(*) AS n FROM mail_outbox
       WHERE template = 'order-confirmation' GROUP BY id`,
    )
    const sold = new Map()
    for (const number of confirmed.keys()) {
      for (const { sku, qty } of orderOf(number, skus).products) sold.set(sku, (sold.get(sku) ?? 0) + qty)
    }
    const after = stockOf(data, skus)
    const isStored = ([number, { backendOrderId, orderNumber }]) => {
      const row = rows.get(orderId(number))
      return row?.entity_id === backendOrderId && row.increment_id === orderNumber && lines.get(row.entity_id) === 1
    }
    return {
      notStoredOnce: [...confirmed].filter((entry) => !isStored(entry)).length,
      neverConfirmed: rows.size - confirmed.size,
      notMailedOnce: [...rows.values()].filter(({ entity_id }) => mails.get(entity_id) !== 1).length,
      wrongStock: skus.filter((sku) => before.get(sku) - after.get(sku) !== (sold.get(sku) ?? 0)).length,
    }
  })
}

function counts(database, query) {
  return new Map(
    database
      .prepare(query)
      .all()
      .map(({ id, n }) => [id, n]),
  )
}

function withDatabase(data, read) {
  const database = new DatabaseSync(join(data, 'shop.db'), { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}
