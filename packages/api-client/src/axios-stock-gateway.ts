import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { StockGateway, StockItem } from '@vitrin/catalog'
import { HostRejection } from '@vitrin/kernel'
import type { Http } from './http'

/** At some hosts one bad sku fails the whole call, so calls are small (R7.14, contract §7). */
const CHUNK = 15

/** The stock of products, from the host (contract §7). */
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
    // Commas separate the skus of the request, so a sku with a comma cannot be requested.
    const askable = [...new Set(skus)].filter((sku) => !sku.includes(','))
    const chunks = Array.from({ length: Math.ceil(askable.length / CHUNK) }, (_, index) =>
      askable.slice(index * CHUNK, (index + 1) * CHUNK),
    )
    return (await Promise.all(chunks.map((chunk) => this.#chunk(chunk, onRefusal)))).flat()
  }

  /** Leaves out stock that cannot be fetched, because a page also works without it. */
  async #chunk(skus: readonly string[], onRefusal?: 'one by one'): Promise<readonly StockItem[]> {
    try {
      return await this.#http.call<readonly StockItem[]>({
        method: 'GET',
        path: catalogueEndpoints.stockList.path,
        query: { skus: skus.join(',') },
        withStoreCode: true,
      })
    } catch (error) {
      const isSplit = onRefusal && skus.length > 1 && error instanceof HostRejection
      return isSplit ? (await Promise.all(skus.map((sku) => this.#chunk([sku])))).flat() : []
    }
  }
}
