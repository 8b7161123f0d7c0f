import { catalogueRequests } from '@vitrin/api-contract'
import { catalogueEndpoints, type WireDocument } from '@vitrin/api-contract/wire'
import { answer, refuse, serve, type ApiRoutes } from '../http'
import type { CatalogueContext } from './context'

type CmsEntity = 'cms_page' | 'cms_block'
type Wanted = (document: WireDocument) => boolean

/** The store id of documents that every store view shows. */
const ALL_STORES = 0

/** One page or block of the platform, by its id or by its identifier (contract §13.3). */
export function cmsDataCalls(routes: ApiRoutes, { catalogue }: CatalogueContext): void {
  const find = (entity: CmsEntity, wanted: Wanted): Response => {
    const found = catalogue.of(entity).documents.find((document) => document.active !== false && wanted(document))
    return found ? answer(found) : refuse('unknown', 'There is no such content.')
  }
  for (const [name, entity] of [
    ['cmsPage', 'cms_page'],
    ['cmsBlock', 'cms_block'],
  ] as const) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ path }) =>
      find(entity, ({ id }) => id === path.id),
    )
  }
  for (const [name, entity] of [
    ['cmsPageIdentifier', 'cms_page'],
    ['cmsBlockIdentifier', 'cms_block'],
  ] as const) {
    serve(routes, catalogueEndpoints[name], catalogueRequests[name], ({ path }) =>
      find(entity, ({ identifier, store_id }) => identifier === path.identifier && isOfStore(store_id, path.storeId)),
    )
  }
}

/** Documents without stores are for all of them. */
function isOfStore(stores: unknown, storeId: number): boolean {
  if (stores === undefined || stores === null) return true
  const listed: readonly unknown[] = Array.isArray(stores) ? stores : [stores]
  return listed.some((store) => Number(store) === storeId || Number(store) === ALL_STORES)
}
