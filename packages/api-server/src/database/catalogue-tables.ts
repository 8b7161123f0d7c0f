import type { EntityType, CatalogueProduct } from '@vitrin/catalog'
import type { CatalogueDocument, CatalogueSeed, Coupon } from '../ports'
import type { PriceChanges } from './price-changes'
import type { Settings } from './settings'
import type { Row, Sql } from './sql'
import type { StockTable } from './stock-table'
import { asProduct } from '../catalogue/typed-documents'

/** Where a data folder's catalogue comes from. */
export type SeedOrigin = 'demo' | 'import'

/**
 * The result of an import (decisions.md 22, 23):
 * - `imported`: the seed's documents are stored.
 * - `unchanged`: they were stored already.
 * - `kept`: the folder holds an imported catalogue, which the demo shop never replaces.
 * - `not-empty`: an import fills new folders only.
 */
export type ImportOutcome = 'imported' | 'unchanged' | 'kept' | 'not-empty'

interface CatalogueTablesOptions {
  readonly sql: Sql
  readonly settings: Settings
  readonly stock: StockTable
  readonly prices: PriceChanges
}

export class CatalogueTables {
  readonly #options: CatalogueTablesOptions

  constructor(options: CatalogueTablesOptions) {
    this.#options = options
  }

  *documents(type?: EntityType): IterableIterator<CatalogueDocument> {
    const { sql } = this.#options
    const rows = type
      ? sql.each('SELECT type, id, doc FROM entity WHERE type = ? ORDER BY id', type)
      : sql.each('SELECT type, id, doc FROM entity ORDER BY type, id')
    for (const row of rows) {
      yield {
        type: row.type as EntityType,
        id: Number(row.id),
        doc: JSON.parse(String(row.doc)) as CatalogueDocument['doc'],
      }
    }
  }

  coupon(code: string): Coupon | undefined {
    const row = this.#options.sql.get('SELECT * FROM coupon WHERE code = ?', code.trim())
    return row && coupon(row)
  }

  /** Replaces documents and coupons. Carts, orders, customers, shoppers' reviews and the stock of known skus stay. */
  import(seed: CatalogueSeed, origin: SeedOrigin): ImportOutcome {
    const { sql, settings } = this.#options
    return sql.transaction(() => {
      const present = settings.read('catalogue-origin')
      if (present === 'import') return origin === 'demo' ? 'kept' : 'not-empty'
      if (present === 'demo' && origin === 'import') return 'not-empty'
      if (settings.read('catalogue-hash') === seed.hash) return 'unchanged'
      this.#replace(seed)
      settings.write('catalogue-origin', origin)
      settings.write('catalogue-hash', seed.hash)
      return 'imported'
    })
  }

  #replace(seed: CatalogueSeed): void {
    const { sql, prices } = this.#options
    sql.run('DELETE FROM entity')
    sql.run('DELETE FROM coupon')
    for (const { type, id, doc } of seed.documents) {
      sql.run('INSERT INTO entity (type, id, doc) VALUES (?, ?, ?)', type, id, JSON.stringify(doc))
      if (type === 'product') this.#seedStock(asProduct(doc))
    }
    for (const { code, percent, startsAt, endsAt, uses, usesPerCustomer } of seed.coupons) {
      sql.run(
        'INSERT INTO coupon (code, percent, starts_at, ends_at, uses, uses_per_customer) VALUES (?, ?, ?, ?, ?, ?)',
        code,
        percent,
        startsAt ?? null,
        endsAt ?? null,
        uses ?? null,
        usesPerCustomer ?? null,
      )
    }
    prices.replay(seed.earlierPrices ?? [])
  }

  #seedStock(product: CatalogueProduct): void {
    for (const item of [product, ...(product.configurable_children ?? [])]) {
      if (item.stock) this.#options.stock.seed(item.sku, item.id, item.stock)
    }
  }
}

function coupon({ code, percent, starts_at, ends_at, uses, uses_per_customer }: Row): Coupon {
  return {
    code: String(code),
    percent: Number(percent),
    ...(typeof starts_at === 'number' && { startsAt: starts_at }),
    ...(typeof ends_at === 'number' && { endsAt: ends_at }),
    ...(typeof uses === 'number' && { uses }),
    ...(typeof uses_per_customer === 'number' && { usesPerCustomer: uses_per_customer }),
  }
}
