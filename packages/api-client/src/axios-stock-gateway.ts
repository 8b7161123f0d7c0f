import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { StockGateway, StockItem } from '@vitrin/catalog'
import { HostRejection } from '@vitrin/kernel'
import type { Http } from './http'

/** One failing sku fails its whole call at some hosts, so calls are small (R7.14, contract §7). */
const CHUNK = 15

export class AxiosStockGateway implements StockGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  check(sku: string): Promise<StockItem> {
    return this.#http.call({
      method: 'GET',
      path: catalogueEndpoints.stockCheck.path,
      query: { sku },
      withStoreCode: true,
    })
  }

  async list(skus: readonly string[], onRefusal?: 'one by one'): Promise<readonly StockItem[]> {
    // The list travels joined by commas, so a sku that holds one cannot be asked for.
    const askable = [...new Set(skus)].filter((sku) => !sku.includes(','))
    const chunks = Array.from({ length: Math.ceil(askable.length / CHUNK) }, (_, index) =>
      askable.slice(index * CHUNK, (index + 1) * CHUNK),
    )
    return (await Promise.all(chunks.map((chunk) => this.#chunk(chunk, onRefusal)))).flat()
  }

  /** Unknown stock is no fault of the page: what cannot be had is left out. */
  async #chunk(skus: readonly string[], onRefusal?: 'one by one'): Promise<readonly StockItem[]> {
    try {
      return await this.#http.call<readonly StockItem[]>({
        method: 'GET',
        path: catalogueEndpoints.stockList.path,
        query: { skus: skus.join(',') },
        withStoreCode: true,
      })
    } catch (error) {
      const isWorthAsking = onRefusal && skus.length > 1 && error instanceof HostRejection
      return isWorthAsking ? (await Promise.all(skus.map((sku) => this.#chunk([sku])))).flat() : []
    }
  }
}
