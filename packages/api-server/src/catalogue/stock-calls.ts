import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { StockItem } from '@vitrin/catalog'
import { answer, refuse, serve, type ApiRoutes } from '../http'
import type { CatalogueContext } from './context'
import { shownStock, unmanagedStock } from './shown-stock'

/** Stock (contract §7), also under the paths of the original's extension `elastic-stock`. */
export function stockCalls(routes: ApiRoutes, { database, catalogue }: CatalogueContext): void {
  const stockOf = (sku: string) => database.stock.of(sku) ?? unmanagedStock(catalogue.bySku(sku))
  const check = (sku: string): Response => {
    const stock = stockOf(sku)
    return stock ? answer(shownStock(stock)) : unknownSku(sku)
  }
  // One unknown sku refuses the whole list (contract §7).
  const list = (skus: readonly string[]): Response => {
    const stocks: StockItem[] = []
    for (const sku of skus) {
      const stock = stockOf(sku)
      if (!stock) return unknownSku(sku)
      stocks.push(shownStock(stock))
    }
    return answer(stocks)
  }
  for (const name of ['stockCheck', 'elasticStockCheck'] as const)
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ query }) => check(query.sku))
  for (const name of ['stockCheckOf', 'elasticStockCheckOf'] as const)
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ path }) => check(path.sku))
  for (const name of ['stockList', 'elasticStockList'] as const)
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ query }) => list(query.skus))
}

function unknownSku(sku: string): Response {
  return refuse('unknown', { errorMessage: `No stock information for given sku ${sku}`, code: 404 })
}
