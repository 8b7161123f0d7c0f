import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints, type WireDocument } from '@vitrin/api-contract/wire'
import { answer, refuse, serve, type ApiRoutes } from '../http'
import type { CatalogueContext } from './context'

/** One page or block of the platform, by its id or by its identifier in a store view (contract §13.3). */
export function cmsDataCalls(routes: ApiRoutes, { catalogue }: CatalogueContext): void {
  for (const [name, entity] of [
    ['cmsPage', 'cms_page'],
    ['cmsBlock', 'cms_block'],
  ] as const) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ path }) =>
      answerFirst(catalogue.of(entity).documents, ({ id }) => id === path.id),
    )
  }
  for (const [name, entity] of [
    ['cmsPageIdentifier', 'cms_page'],
    ['cmsBlockIdentifier', 'cms_block'],
  ] as const) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ path }) =>
      answerFirst(catalogue.inView(path.storeId, entity).documents, ({ identifier }) => identifier === path.identifier),
    )
  }
}

function answerFirst(documents: readonly WireDocument[], isRequested: (document: WireDocument) => boolean): Response {
  const found = documents.find((document) => document.active !== false && isRequested(document))
  return found ? answer(found) : refuse('unknown', 'There is no such content.')
}
