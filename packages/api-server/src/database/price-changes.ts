import type { ConfigurableChild, Product } from '@vitrin/catalog'
import type { Clock } from '@vitrin/kernel'
import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import { pricesNeededSince, type DatedPrices } from '@vitrin/pricing'
import type { EarlierPrices } from '../ports'
import type { Sql } from './sql'

/** Own measures are priced by the model, which the parent's record holds. */
export interface RecordedPrices extends DatedPrices {
  readonly made_to_measure?: MadeToMeasureModel
}

/** By sku, oldest first. */
export interface PriceHistory {
  get(sku: string): readonly RecordedPrices[] | undefined
}

/** A record as it lies in the database. */
interface StoredPrices {
  readonly since: number
  readonly prices: string
}

/** What prices were, so that the lowest of the last 30 days can be told (decisions.md 25). */
export class PriceChanges {
  readonly #sql: Sql
  readonly #clock: Pick<Clock, 'now'>

  constructor(sql: Sql, clock: Pick<Clock, 'now'>) {
    this.#sql = sql
    this.#clock = clock
  }

  /** What these products cost from now on, where it differs from the last record; with their complete price family. */
  record(products: readonly Product[]): PriceHistory {
    const now = this.#clock.now()
    return this.#sql.transaction(() => {
      const stored = this.#stored()
      for (const [sku, prices] of pricesBySku(products)) {
        const known = stored.get(sku) ?? []
        if (known.at(-1)?.prices === prices) continue
        this.#insert(sku, now, prices)
        stored.set(sku, [...known.filter(({ since }) => since !== now), { since: now, prices }].sort((a, b) => a.since - b.since))
      }
      const history = new StoredHistory(stored)
      this.#prune(products.filter((product) => itemsOf(product).some(({ sku }) => (stored.get(sku)?.length ?? 0) > 1)), history, now)
      return history
    })
  }

  /** Records of before, for what has none; they never speak of days to come. */
  replay(earlier: readonly EarlierPrices[]): void {
    const known = this.#stored()
    const now = this.#clock.now()
    for (const { since, products } of earlier) {
      if (since >= now) continue
      for (const [sku, prices] of pricesBySku(products)) if (!known.has(sku)) this.#insert(sku, since, prices)
    }
  }

  all(): PriceHistory {
    return new StoredHistory(this.#stored())
  }

  #stored(): Map<string, StoredPrices[]> {
    const bySku = new Map<string, StoredPrices[]>()
    for (const { sku, recorded_at, prices } of this.#sql.all('SELECT sku, recorded_at, prices FROM price_change ORDER BY sku, recorded_at')) {
      const record = { since: Number(recorded_at), prices: String(prices) }
      const known = bySku.get(String(sku))
      if (known) known.push(record)
      else bySku.set(String(sku), [record])
    }
    return bySku
  }

  #insert(sku: string, at: number, prices: string): void {
    this.#sql.run('INSERT OR REPLACE INTO price_change (sku, recorded_at, prices) VALUES (?, ?, ?)', sku, at, prices)
  }

  /** A product keeps as much as its variants need: own measures are priced by its model of that time. */
  #prune(products: readonly Product[], history: PriceHistory, now: number): void {
    for (const product of products) {
      const skus = itemsOf(product).map(({ sku }) => sku)
      const needed = Math.min(...skus.map((sku) => pricesNeededSince(history.get(sku) ?? [], now)))
      for (const sku of skus) {
        const inForce = history.get(sku)?.findLast(({ since }) => since <= needed)
        if (inForce && inForce !== history.get(sku)?.[0]) this.#sql.run('DELETE FROM price_change WHERE sku = ? AND recorded_at < ?', sku, inForce.since)
      }
    }
  }
}

/** Most records are never asked for: each is read when it is. */
class StoredHistory implements PriceHistory {
  readonly #stored: ReadonlyMap<string, readonly StoredPrices[]>
  readonly #read = new Map<string, readonly RecordedPrices[] | undefined>()

  constructor(stored: ReadonlyMap<string, readonly StoredPrices[]>) {
    this.#stored = stored
  }

  get(sku: string): readonly RecordedPrices[] | undefined {
    if (!this.#read.has(sku)) this.#read.set(sku, this.#stored.get(sku)?.map(({ since, prices }) => ({ since, ...(JSON.parse(prices) as Omit<RecordedPrices, 'since'>) })))
    return this.#read.get(sku)
  }
}

/** Dumps hold variants as products of their own, too: the sku then means the variant. */
function pricesBySku(products: readonly Product[]): ReadonlyMap<string, string> {
  const items = [...products, ...products.flatMap(({ configurable_children }) => configurable_children ?? [])]
  return new Map(items.map((item) => [item.sku, JSON.stringify(pricesOf(item))]))
}

/** The prices before any rule of the moment: those of another moment follow from them (contract §15.8). */
function pricesOf(item: Product | ConfigurableChild): Omit<RecordedPrices, 'since'> {
  const gross = (field: string): number | null => Number((item as Readonly<Record<string, unknown>>)[field]) || null
  const { made_to_measure } = item as Product
  return {
    price_incl_tax: gross('original_price_incl_tax'),
    special_price_incl_tax: gross('original_special_price_incl_tax'),
    final_price_incl_tax: gross('original_final_price_incl_tax'),
    special_from_date: item.special_from_date ?? null,
    special_to_date: item.special_to_date ?? null,
    ...(made_to_measure && { made_to_measure }),
  }
}

function itemsOf(product: Product): readonly (Product | ConfigurableChild)[] {
  return [product, ...(product.configurable_children ?? [])]
}
