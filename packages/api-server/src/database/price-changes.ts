import type { ConfigurableChild, Product } from '@vitrin/catalog'
import type { Sql } from './sql'

/** The prices of one sku as they were from `recorded_at` on; own measures are priced by the model. */
export interface PriceRecord {
  readonly recorded_at: number
  readonly prices: RecordedPrices
}

export interface RecordedPrices {
  readonly price_incl_tax: number | null
  readonly special_price_incl_tax: number | null
  readonly special_from_date: string | null
  readonly special_to_date: string | null
  readonly made_to_measure?: Product['made_to_measure']
}

/** What prices were, so that the lowest of the last 30 days can be told (decisions.md 25). */
export class PriceChanges {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Recorded only when something differs from the last record of that sku. */
  record(item: Product | ConfigurableChild, at: number): void {
    const prices = JSON.stringify(recordedPrices(item))
    const last = this.#sql.get('SELECT prices FROM price_change WHERE sku = ? ORDER BY recorded_at DESC LIMIT 1', item.sku)
    if (last?.prices === prices) return
    this.#sql.run('INSERT OR REPLACE INTO price_change (sku, recorded_at, prices) VALUES (?, ?, ?)', item.sku, at, prices)
  }

  /** Oldest first. */
  of(sku: string): readonly PriceRecord[] {
    return this.#sql
      .all('SELECT recorded_at, prices FROM price_change WHERE sku = ? ORDER BY recorded_at', sku)
      .map((row) => ({ recorded_at: Number(row.recorded_at), prices: JSON.parse(String(row.prices)) as RecordedPrices }))
  }
}

function recordedPrices(item: Product | ConfigurableChild): RecordedPrices {
  const model = (item as Product).made_to_measure
  return {
    // The price before the special one: an active special price has already lowered `price_incl_tax` (contract §15.8).
    price_incl_tax: item.original_price_incl_tax ?? item.price_incl_tax ?? null,
    special_price_incl_tax: item.special_price_incl_tax ?? item.special_price ?? null,
    special_from_date: item.special_from_date ?? null,
    special_to_date: item.special_to_date ?? null,
    ...(model && { made_to_measure: model }),
  }
}
