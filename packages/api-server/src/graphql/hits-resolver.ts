import { ATTRIBUTE_FETCH_SIZE } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import type { GraphQLResolveInfo } from 'graphql'
import type { GraphqlContext } from './graphql-context'
import { DEFAULT_PAGE_SIZE, type ProductArguments } from './product-resolver'
import { readFilter, type FilterInput } from './read-filter'
import { readSort } from './read-sort'

type ListArguments = Omit<ProductArguments, '_sourceExclude'>

/** Categories and reviews, as the raw answer of the search. */
export function listOf(entity: EntityType) {
  return (requested: ListArguments, context: GraphqlContext, info: GraphQLResolveInfo) =>
    rawHits(entity, { ...requested, sort: readSort(requested.sort, info, context.variables) }, context)
}

interface AttributeArguments {
  readonly attributes: FilterInput
  readonly _sourceInclude?: readonly (string | null)[] | null
}

export function customAttributeMetadata(
  { attributes: { entity_type, ...filter }, _sourceInclude }: AttributeArguments,
  context: GraphqlContext,
) {
  const ofType = typeof entity_type === 'string' &&
    entity_type !== '' && { entity_type_id: { eq: ENTITY_TYPES[entity_type] ?? entity_type } }
  return rawHits(
    'attribute',
    { filter: { ...filter, ...ofType }, pageSize: ATTRIBUTE_FETCH_SIZE, ...(_sourceInclude && { _sourceInclude }) },
    context,
  )
}

/** The platform's numbers of entity types (contract §3.6). */
const ENTITY_TYPES: Readonly<Record<string, string>> = { catalog_product: '4' }

export function taxrule({ filter }: { readonly filter?: FilterInput | null }, context: GraphqlContext) {
  return rawHits('taxrule', { ...(filter && { filter }), pageSize: ATTRIBUTE_FETCH_SIZE }, context)
}

type RawArguments = Omit<ListArguments, 'sort'> & { readonly sort?: ReturnType<typeof readSort> }

function rawHits(entity: EntityType, requested: RawArguments, context: GraphqlContext) {
  const page = context.page({
    size: requested.pageSize ?? DEFAULT_PAGE_SIZE,
    page: requested.currentPage ?? 1,
    include: requested._sourceInclude,
  })
  const { filters } = readFilter(requested.filter)
  const query = {
    _availableFilters: [],
    _appliedFilters: filters,
    _appliedSort: requested.sort ?? [],
    _searchText: requested.search ?? '',
  }
  const found = context.find(entity, query, page)
  return {
    hits: async () => {
      const documents = await context.budget.project(
        found.hits.map(({ document }) => document),
        page,
      )
      const hits = found.hits.map(({ id, score }, number) => ({
        _index: context.storeView.elasticsearch.index,
        _type: entity,
        _id: id,
        _score: score,
        _source: documents[number],
      }))
      return { total: found.total, max_score: found.maxScore, hits }
    },
    suggest: {},
    aggregations: {},
    attribute_metadata: [],
  }
}
