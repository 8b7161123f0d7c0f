import type { EntityType, CatalogueProduct } from '@vitrin/catalog'
import type { CatalogueDocument, CatalogueSeed, Coupon } from '../ports'
import type { PriceChanges } from './price-changes'
import type { Settings } from './settings'
import type { Row, Sql } from './sql'
import type { StockTable } from './stock-table'
import { asProduct } from '../catalogue/typed-documents'

/**
 * The result of seeding (decisions.md 22):
 * - `seeded`: the seed's documents are stored.
 * - `unchanged`: they were stored already.
 * - `kept`: the folder holds an imported catalogue, which the seed never replaces.
 */
export type SeedOutcome = 'seeded' | 'unchanged' | 'kept'

/** The setting that says where the catalogue of the data folder comes from. */
const ORIGIN = 'catalogue-origin'

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
  seed(seed: CatalogueSeed): SeedOutcome {
    const { sql, settings } = this.#options
    return sql.transaction(() => {
      if (settings.read(ORIGIN) === 'import') return 'kept'
      if (settings.read('catalogue-hash') === seed.hash) return 'unchanged'
      this.#replace(seed)
      settings.write(ORIGIN, 'demo')
      settings.write('catalogue-hash', seed.hash)
      return 'seeded'
    })
  }

  /** Adds documents to an imported catalogue, which no seed replaces from now on. Throws where the demo shop is. */
  addImported(documents: Iterable<CatalogueDocument>): void {
    const { sql, settings } = this.#options
    sql.transaction(() => {
      if (settings.read(ORIGIN) === 'demo')
        throw new Error('An import needs a new data folder: this has the demo shop.')
      settings.write(ORIGIN, 'import')
      for (const document of documents) this.#add(document)
    })
  }

  #replace(seed: CatalogueSeed): void {
    const { sql, prices } = this.#options
    sql.run('DELETE FROM entity')
    sql.run('DELETE FROM coupon')
    for (const document of seed.documents) this.#add(document)
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

  #add({ type, id, doc }: CatalogueDocument): void {
    this.#options.sql.run('INSERT INTO entity (type, id, doc) VALUES (?, ?, ?)', type, id, JSON.stringify(doc))
    if (type === 'product') this.#seedStock(asProduct(doc))
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
