import type { Clock } from '@vitrin/kernel'
import type { StockGateway } from '../ports'
import type { StockItem } from '../document/stock-item'

export interface CachingStockGatewayOptions {
  readonly stock: StockGateway
  readonly clock: Pick<Clock, 'now'>
}

/** What was in stock a minute ago is near enough for a page; the host decides when something is ordered. */
const MAX_AGE_MS = 60_000

/** Keeps stock for a minute, so that a page does not load again the stock that was loaded in advance (R9.12). */
export class CachingStockGateway implements StockGateway {
  readonly #options: CachingStockGatewayOptions
  readonly #loaded = new Map<string, { readonly item: StockItem; readonly at: number }>()

  constructor(options: CachingStockGatewayOptions) {
    this.#options = options
  }

  /** Always of this moment. */
  check(sku: string): Promise<StockItem> {
    return this.#options.stock.check(sku)
  }

  async list(skus: readonly string[], onRefusal?: 'one by one'): Promise<readonly StockItem[]> {
    const missing = [...new Set(skus)].filter((sku) => !this.#fresh(sku))
    if (missing.length > 0) {
      const items = await this.#options.stock.list(missing, onRefusal)
      // Items have no sku: when one was left out, the others cannot be assigned (contract §3.10).
      if (items.length !== missing.length) return [...skus.flatMap((sku) => this.#fresh(sku) ?? []), ...items]
      const at = this.#options.clock.now()
      missing.forEach((sku, index) => this.#loaded.set(sku, { item: items[index]!, at }))
    }
    return skus.flatMap((sku) => this.#loaded.get(sku)?.item ?? [])
  }

  #fresh(sku: string): StockItem | undefined {
    const loaded = this.#loaded.get(sku)
    return loaded && this.#options.clock.now() - loaded.at < MAX_AGE_MS ? loaded.item : undefined
  }
}
