import { defaultFilters, type GraphqlProducts } from '@vitrin/api-contract/wire'
import type { GraphQLResolveInfo } from 'graphql'
import type { SearchInput } from '../catalogue/search-plan'
import type { GraphqlContext } from './graphql-context'
import { readFilter, type FilterInput } from './read-filter'
import { readSort, type SortInput } from './read-sort'

export interface ProductArguments {
  readonly search?: string | null
  readonly filter?: FilterInput | null
  readonly pageSize?: number | null
  readonly currentPage?: number | null
  readonly sort?: SortInput | null
  readonly _sourceInclude?: readonly (string | null)[] | null
  readonly _sourceExclude?: readonly (string | null)[] | null
}

export const DEFAULT_PAGE_SIZE = 20
/**
 * The orders that listings offer (R9.04). Labels belong to the client and its language, so the value is its own
 * label.
 */
const SORT_FIELDS = ['position', 'updated_at', 'final_price', 'name', 'created_at']

/** Counts and reads documents only when the fields for it are selected. */
export function products(
  requested: ProductArguments,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
): Readonly<Record<keyof GraphqlProducts, unknown>> {
  const page = context.page({
    size: requested.pageSize ?? DEFAULT_PAGE_SIZE,
    page: requested.currentPage ?? 1,
    include: requested._sourceInclude,
    exclude: requested._sourceExclude,
  })
  const { filters, counted } = readFilter(requested.filter)
  const query: SearchInput = {
    _availableFilters: [],
    _appliedFilters: filters,
    _appliedSort: readSort(requested.sort, info, context.variables),
    _searchText: requested.search ?? '',
  }
  const found = context.find('product', query, page)
  const counts = once(() => {
    const _availableFilters = [...new Set([...defaultFilters, ...counted])].map((field) => ({
      field,
      scope: 'catalog',
    }))
    return context.find('product', { ...query, _availableFilters, _appliedSort: [] }, { from: 0, size: 0 })
  })
  return {
    items: () =>
      context.budget.project(
        found.hits.map(({ document }) => document),
        page,
      ),
    page_info: { page_size: page.size, current_page: page.from / page.size + 1 },
    total_count: found.total,
    aggregations: () => context.budget.spent(counts().aggregations),
    attribute_metadata: () => context.budget.spent(counts().attributeMetadata),
    sort_fields: { default: SORT_FIELDS[0], options: SORT_FIELDS.map((value) => ({ value, label: value })) },
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
