import { catalogueRequests } from '@vitrin/api-contract'
import { CONTRACT_VERSION, catalogueEndpoints } from '@vitrin/api-contract/wire'
import { answer, serve, createRoutes, type ApiRoutes } from '../http'
import { DocumentJson } from './document-json'
import type { CatalogueContext } from './context'
import { customSizeCalls } from './custom-size-calls'
import { renderListCalls } from './render-list'
import { searchCall } from './search-call'
import { stockCalls } from './stock-calls'
import { cmsDataCalls } from './cms-data-calls'
import { urlMapCall } from './url-map'

/** The calls about the catalogue, except pictures (contract §§2, 7, 8, 10, 13.5, 13.6). */
export function catalogueRoutes(options: Omit<CatalogueContext, 'texts'>): ApiRoutes {
  const context: CatalogueContext = { ...options, texts: new DocumentJson() }
  const routes = createRoutes()
  for (const path of [catalogueEndpoints.version.path, `${catalogueEndpoints.version.path}/`]) {
    serve(routes, { ...catalogueEndpoints.version, path }, catalogueRequests.version, () =>
      answer({ version: CONTRACT_VERSION }),
    )
  }
  searchCall(routes, context)
  urlMapCall(routes, context)
  stockCalls(routes, context)
  renderListCalls(routes, context)
  customSizeCalls(routes, context)
  cmsDataCalls(routes, context)
  return routes
}
