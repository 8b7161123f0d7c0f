import { CMS_FETCH_SIZE, type WireDocument } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import type { GraphqlContext } from './graphql-context'
import { readFilter, type FilterInput } from './read-filter'

/** Pages, blocks and the page tree. The original looks for them in an index that does not exist. */
export function cmsItems(entity: EntityType) {
  return ({ filter }: { readonly filter?: FilterInput | null }, context: GraphqlContext) => {
    const { filters } = readFilter(filter)
    const query = { _availableFilters: [], _appliedFilters: filters, _appliedSort: [], _searchText: '' }
    const { hits } = context.find(entity, query, { from: 0, size: CMS_FETCH_SIZE })
    return {
      items: () => hits.map(({ document }) => cmsItem(document, context.storeView.storeId)),
    }
  }
}

function cmsItem(document: WireDocument, storeId: number): WireDocument {
  return { page_id: document.id, ...document, store_id: storeOf(document.store_id, storeId) }
}

/** The one store id of the schema. Documents may name several: the request's store is taken if it is among them. */
function storeOf(stores: unknown, storeId: number): unknown {
  if (!Array.isArray(stores)) return stores
  return stores.includes(storeId) ? storeId : stores[0]
}
