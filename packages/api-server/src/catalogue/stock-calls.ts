import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { StockItem } from '@vitrin/catalog'
import { answer, refuse, serve, type ApiRoutes } from '../http'
import type { CatalogueContext } from './context'
import { shownStock } from './shown-stock'

/** Stock (contract §7). */
export function stockCalls(routes: ApiRoutes, { database }: CatalogueContext): void {
  const check = (sku: string): Response => {
    const stock = database.stock.of(sku)
    return stock ? answer(shownStock(stock)) : unknownSku(sku)
  }
  serve(routes, catalogueEndpoints.stockCheck, catalogueRequests.stockCheck, ({ query }) => check(query.sku))
  serve(routes, catalogueEndpoints.stockCheckOf, catalogueRequests.stockCheckOf, ({ path }) => check(path.sku))
  // One unknown sku refuses the whole list (contract §7).
  serve(routes, catalogueEndpoints.stockList, catalogueRequests.stockList, ({ query }) => {
    const stocks: StockItem[] = []
    for (const sku of query.skus) {
      const stock = database.stock.of(sku)
      if (!stock) return unknownSku(sku)
      stocks.push(shownStock(stock))
    }
    return answer(stocks)
  })
}

function unknownSku(sku: string): Response {
  return refuse('unknown', { errorMessage: `No stock information for given sku ${sku}`, code: 404 })
}
