import type { StockGateway } from '../ports'
import type { StockItem } from '../document/stock-item'

/** Has the stock of some skus. */
export class FakeStockGateway implements StockGateway {
  readonly asked: string[] = []
  readonly #items: ReadonlyMap<string, StockItem>

  constructor(items: Readonly<Record<string, StockItem>> = {}) {
    this.#items = new Map(Object.entries(items))
  }

  async check(sku: string): Promise<StockItem> {
    const item = this.#items.get(sku)
    if (!item) throw new Error(`No stock of ${sku}`)
    return item
  }

  async list(skus: readonly string[]): Promise<readonly StockItem[]> {
    this.asked.push(...skus)
    return skus.flatMap((sku) => this.#items.get(sku) ?? [])
  }
}
