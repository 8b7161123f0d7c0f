import { createHash } from 'node:crypto'
import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import type { Clock } from '@vitrin/kernel'
import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import { pricesNeededSince, type DatedPrices } from '@vitrin/pricing'
import type { EarlierPrices } from '../ports'
import type { Settings } from './settings'
import type { Sql } from './sql'

/** Own measures are priced by the model, which is in the record of the parent product. */
export interface RecordedPrices extends DatedPrices {
  readonly made_to_measure?: MadeToMeasureModel
}

/** By sku, oldest first. */
export interface PriceHistory {
  get(sku: string): readonly RecordedPrices[] | undefined
}

/** The setting that holds a digest of the last recorded prices. */
const DIGEST = 'prices-digest'

/** The history of prices, for the lowest price of 30 days (decisions.md 25). */
export class PriceChanges {
  readonly #sql: Sql
  readonly #clock: Pick<Clock, 'now'>
  readonly #settings: Settings

  constructor(sql: Sql, clock: Pick<Clock, 'now'>, settings: Settings) {
    this.#sql = sql
    this.#clock = clock
    this.#settings = settings
  }

  /**
   * Records the prices that differ from the last record. The products must have their complete price family. The time
   * zone is that of the dates of special prices.
   */
  record(products: readonly CatalogueProduct[], timeZone: string): PriceHistory {
    const now = this.#clock.now()
    const prices = pricesBySku(products)
    const digest = digestOf(prices)
    return this.#sql.transaction(() => {
      // A large catalogue has a record for each sku, and prices change seldom.
      if (this.#settings.read(DIGEST) !== digest) {
        this.#recordChanges(prices, now)
        this.#settings.write(DIGEST, digest)
      }
      this.#prune(products, now, timeZone)
      return this.all()
    })
  }

  /** Adds earlier prices for skus without records; prices of the future are ignored. */
  replay(earlier: readonly EarlierPrices[]): void {
    const known = this.#last()
    const now = this.#clock.now()
    for (const { since, products } of earlier) {
      if (since >= now) continue
      for (const [sku, prices] of pricesBySku(products)) if (!known.has(sku)) this.#insert(sku, since, prices)
    }
  }

  all(): PriceHistory {
    return new StoredHistory(this.#sql)
  }

  #recordChanges(prices: ReadonlyMap<string, string>, now: number): void {
    const known = this.#last()
    for (const [sku, current] of prices) if (known.get(sku) !== current) this.#insert(sku, now, current)
  }

  #last(): ReadonlyMap<string, string> {
    // In SQLite, bare columns beside max() come from the row with the maximum.
    const rows = this.#sql.all('SELECT sku, prices, max(recorded_at) FROM price_change GROUP BY sku')
    return new Map(rows.map(({ sku, prices }) => [String(sku), String(prices)]))
  }

  #insert(sku: string, at: number, prices: string): void {
    this.#sql.run('INSERT OR REPLACE INTO price_change (sku, recorded_at, prices) VALUES (?, ?, ?)', sku, at, prices)
  }

  /** Deletes old records. A product keeps what its variants need, because its model prices their own measures. */
  #prune(products: readonly CatalogueProduct[], now: number, timeZone: string): void {
    const history = this.all()
    const several = new Set(
      this.#sql.all('SELECT sku FROM price_change GROUP BY sku HAVING count(*) > 1').map(({ sku }) => String(sku)),
    )
    for (const product of products) {
      const skus = itemsOf(product).map(({ sku }) => sku)
      if (!skus.some((sku) => several.has(sku))) continue
      const needed = Math.min(...skus.map((sku) => pricesNeededSince(history.get(sku) ?? [], now, timeZone)))
      for (const sku of skus) {
        const inForce = history.get(sku)?.findLast(({ since }) => since <= needed)
        if (inForce && inForce !== history.get(sku)?.[0])
          this.#sql.run('DELETE FROM price_change WHERE sku = ? AND recorded_at < ?', sku, inForce.since)
      }
    }
  }
}

/** Reads the records of a sku at the first request: most are never requested. */
class StoredHistory implements PriceHistory {
  readonly #sql: Sql
  readonly #read = new Map<string, readonly RecordedPrices[] | undefined>()

  constructor(sql: Sql) {
    this.#sql = sql
  }

  get(sku: string): readonly RecordedPrices[] | undefined {
    if (!this.#read.has(sku)) this.#read.set(sku, this.#records(sku))
    return this.#read.get(sku)
  }

  #records(sku: string): readonly RecordedPrices[] | undefined {
    const rows = this.#sql.all('SELECT recorded_at, prices FROM price_change WHERE sku = ? ORDER BY recorded_at', sku)
    if (rows.length === 0) return undefined
    return rows.map(({ recorded_at, prices }) => ({
      since: Number(recorded_at),
      ...(JSON.parse(String(prices)) as Omit<RecordedPrices, 'since'>),
    }))
  }
}

function digestOf(prices: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [sku, current] of prices) hash.update(`${sku}\n${current}\n`)
  return hash.digest('hex')
}

/** Prices as JSON by sku. Dumps hold variants as products of their own, too: such a sku means the variant. */
function pricesBySku(products: readonly CatalogueProduct[]): ReadonlyMap<string, string> {
  const items = [...products, ...products.flatMap(({ configurable_children }) => configurable_children ?? [])]
  return new Map(items.map((item) => [item.sku, JSON.stringify(pricesOf(item))]))
}

/** The prices that do not depend on the time; the price of any time follows from them (contract §15.8). */
function pricesOf(item: CatalogueProduct | ConfigurableChild): Omit<RecordedPrices, 'since'> {
  const gross = (field: string): number | null => Number((item as Readonly<Record<string, unknown>>)[field]) || null
  const { made_to_measure } = item as CatalogueProduct
  return {
    price_incl_tax: gross('original_price_incl_tax'),
    special_price_incl_tax: gross('original_special_price_incl_tax'),
    final_price_incl_tax: gross('original_final_price_incl_tax'),
    special_from_date: item.special_from_date ?? null,
    special_to_date: item.special_to_date ?? null,
    ...(made_to_measure && { made_to_measure }),
  }
}

function itemsOf(product: CatalogueProduct): readonly (CatalogueProduct | ConfigurableChild)[] {
  return [product, ...(product.configurable_children ?? [])]
}
