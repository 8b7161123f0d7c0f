import {
  endpointPath,
  graphqlEndpoints,
  type GraphqlAnswer,
  type GraphqlHits,
  type GraphqlItems,
  type GraphqlListVariables,
  type GraphqlProducts,
  type WireDocument,
} from '@vitrin/api-contract/wire'
import { searchRequest, type SearchGateway, type SearchRequest, type SearchResult } from '@vitrin/catalog'
import { HostRejection, TransportError, isOffline } from '@vitrin/kernel'
import type { Http } from '../http'
import { NOTHING_OFFLINE } from '../nothing-offline'
import { graphqlFilters, graphqlSort } from './graphql-filters'
import { pageWindow, type PageWindow } from './page-window'
import { productQuery, QUERIES } from './queries'
import { sortedLocally } from './sorted-locally'

type WholeRequest = ReturnType<typeof searchRequest>

/** The documents that were found, before the wanted ones are taken out of them. */
interface Found {
  readonly items: readonly WireDocument[]
  readonly total: number
  readonly aggregations?: SearchResult<never>['aggregations'] | null | undefined
  readonly attributeMetadata?: SearchResult<never>['attributeMetadata'] | null | undefined
}

/** Sends the same searches as `AxiosSearchGateway`, in GraphQL (contract §16, R7.29). */
export class GraphqlSearchGateway implements SearchGateway {
  readonly #http: Http
  readonly #path: string

  /** `storeCode`: the store view; without it the host answers for its first one. */
  constructor(http: Http, { storeCode }: { readonly storeCode?: string | undefined } = {}) {
    this.#http = http
    const { graphql, graphqlOfStore } = graphqlEndpoints
    this.#path = storeCode === undefined ? graphql.path : endpointPath(graphqlOfStore, { storeCode })
  }

  async search<Item>(partial: SearchRequest): Promise<SearchResult<Item>> {
    const request = searchRequest(partial)
    try {
      const { items, total, aggregations, attributeMetadata } = await this.#find(request)
      return {
        items: items as readonly unknown[] as readonly Item[],
        total,
        start: request.start,
        perPage: request.size,
        aggregations: aggregations ?? {},
        attributeMetadata: attributeMetadata ?? [],
        suggestions: {},
        cache: false,
        offline: false,
        noresults: false,
      }
    } catch (error) {
      if (isOffline(error)) return NOTHING_OFFLINE
      throw error
    }
  }

  #find(request: WholeRequest): Promise<Found> {
    switch (request.type) {
      case 'product':
        return this.#products(request)
      case 'category':
      case 'review':
        return this.#paged(request, request.type)
      default:
        return this.#complete(request, request.type)
    }
  }

  async #products(request: WholeRequest): Promise<Found> {
    const window = pageWindow(request.start, request.size)
    const query = productQuery(request.searchQuery._availableFilters.length > 0)
    const found = await this.#ask<GraphqlProducts>(query, {
      ...listVariables(request, window),
      ...(request.excludeFields && { _sourceExclude: request.excludeFields }),
    })
    return {
      items: cut(found.items, window, request),
      total: totalOf(found.total_count, found.items),
      aggregations: found.aggregations,
      attributeMetadata: found.attribute_metadata,
    }
  }

  async #paged(request: WholeRequest, type: 'category' | 'review'): Promise<Found> {
    const window = pageWindow(request.start, request.size)
    const { sort, ...variables } = listVariables(request, window)
    const { hits } = await this.#ask<GraphqlHits>(QUERIES[type], {
      ...variables,
      ...(type === 'category' && sort && { sort }),
    })
    const documents = hits.hits.map(({ _source }) => _source)
    // The query for reviews takes no sort order.
    const ordered = type === 'review' ? sortedLocally(documents, request.searchQuery._appliedSort) : documents
    return { items: cut(ordered, window, request), total: totalOf(hits.total, documents) }
  }

  /** For queries without pages: the host sends all documents, and they are sorted and cut here. */
  async #complete(
    request: WholeRequest,
    type: Exclude<WholeRequest['type'], 'product' | 'category' | 'review'>,
  ): Promise<Found> {
    const { filter, _sourceInclude } = listVariables(request, pageWindow(request.start, request.size))
    const found = await this.#ask<GraphqlHits | GraphqlItems>(QUERIES[type], {
      filter,
      ...(type === 'attribute' && _sourceInclude && { _sourceInclude }),
    })
    const documents =
      'items' in found ? found.items.map(contentDocument) : found.hits.hits.map(({ _source }) => _source)
    const ordered = sortedLocally(documents, request.searchQuery._appliedSort)
    return { items: ordered.slice(request.start, request.start + request.size), total: documents.length }
  }

  async #ask<Answer>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> {
    const answer = await this.#http.bare<GraphqlAnswer<{ readonly found: Answer }> | undefined>({
      method: 'POST',
      path: this.#path,
      body: { query, variables },
    })
    const [error] = answer?.errors ?? []
    if (error)
      throw new HostRejection({
        code: error.extensions?.code === 'BAD_USER_INPUT' ? 400 : 500,
        result: error.message,
        fields: error.extensions?.errors?.map(({ field, expected }) => ({ field, message: expected })),
      })
    if (!answer?.data?.found) throw new TransportError('badShape', 'Unknown error with GraphQL result')
    return answer.data.found
  }
}

function listVariables(
  { searchQuery, includeFields }: WholeRequest,
  { pageSize, currentPage }: PageWindow,
): GraphqlListVariables {
  return {
    filter: graphqlFilters(searchQuery),
    pageSize,
    currentPage,
    ...(searchQuery._searchText && { search: searchQuery._searchText }),
    ...(searchQuery._appliedSort.length > 0 && { sort: graphqlSort(searchQuery._appliedSort) }),
    ...(includeFields && { _sourceInclude: includeFields }),
  }
}

function cut<Document>(items: readonly Document[], { skip }: PageWindow, { size }: WholeRequest): readonly Document[] {
  return items.slice(skip, skip + size)
}

/** Elasticsearch 7 gives the total as an object, and some hosts then send null (contract §16). */
function totalOf(total: number | { readonly value: number } | null | undefined, items: readonly unknown[]): number {
  return typeof total === 'number' ? total : (total?.value ?? items.length)
}

/** In GraphQL the id of a page has another name, and there is one store instead of a list. */
function contentDocument({ store_id, ...item }: WireDocument): WireDocument {
  return {
    ...item,
    id: item['id'] ?? item['page_id'] ?? item['node_id'],
    store_id: Array.isArray(store_id) ? (store_id as unknown) : [store_id],
  }
}
