import {
  DEFAULT_SEARCH_SIZE,
  MAX_GET_LENGTH,
  SEARCH_INDEX,
  catalogueEndpoints,
  endpointPath,
  fieldSelector,
  restoreProduct,
  type CompactSearchAnswer,
} from '@vitrin/api-contract/wire'
import { searchRequest, type SearchGateway, type SearchRequest, type SearchResult } from '@vitrin/catalog'
import { TransportError, type CustomerGroup } from '@vitrin/kernel'
import { requestTarget, type Http, type HttpRequest } from './http'
import { NOTHING_OFFLINE } from './nothing-offline'

/** Contract §2: search-query requests, compact answers. */
export class AxiosSearchGateway implements SearchGateway {
  readonly #http: Http
  readonly #group: () => CustomerGroup | undefined

  /** `group`: whose prices are asked for; guests have none (R6.05). */
  constructor(http: Http, group: () => CustomerGroup | undefined = () => undefined) {
    this.#http = http
    this.#group = group
  }

  async search<Item>(asked: SearchRequest): Promise<SearchResult<Item>> {
    const request = searchRequest(asked)
    try {
      const answer = await this.#http.bare<CompactSearchAnswer | undefined>(wireRequest(request, this.#group()))
      if (!Array.isArray(answer?.hits))
        throw new TransportError('badShape', `Unknown error with API catalog result for ${request.type}`)
      return { ...resultOf<Item>(answer, request), start: request.start, perPage: request.size }
    } catch (error) {
      // Online a failure is the caller's to handle; offline there is simply nothing (R7.24).
      if (error instanceof TransportError && error.fault === 'offline') return NOTHING_OFFLINE
      throw error
    }
  }
}

/** By GET while it is short, so that caches on the way can help; a `%` would be decoded twice there, and a token has no place in an address (contract §2.1). */
function wireRequest(
  { type, searchQuery, size = DEFAULT_SEARCH_SIZE, start = 0, includeFields, excludeFields }: SearchRequest,
  group: CustomerGroup | undefined,
): HttpRequest {
  const path = endpointPath(catalogueEndpoints.catalogSearch, { index: SEARCH_INDEX, entity: type })
  const query = {
    size,
    from: start,
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: includeFields?.join(','),
    _source_exclude: excludeFields?.join(','),
  }
  const request = JSON.stringify(searchQuery)
  const get: HttpRequest = { method: 'GET', path, query: { ...query, request } }
  if (group) return { method: 'POST', path, query, body: { ...searchQuery, ...group } }
  return request.includes('%') || requestTarget(get).length > MAX_GET_LENGTH
    ? { method: 'POST', path, query, body: searchQuery }
    : get
}

function resultOf<Item>(
  answer: CompactSearchAnswer,
  request: SearchRequest,
): Omit<SearchResult<Item>, 'start' | 'perPage'> {
  const requested = fieldSelector(request.includeFields, request.excludeFields)
  const items = answer.hits.map(({ _score, ...document }) =>
    request.type === 'product' ? restoreProduct(document, requested) : document,
  )
  return {
    items: items as readonly Item[],
    total: typeof answer.total === 'number' ? answer.total : answer.total.value,
    aggregations: answer.aggregations ?? {},
    attributeMetadata: answer.attribute_metadata ?? [],
    suggestions: answer.suggest ?? {},
    cache: false,
    offline: false,
    noresults: false,
  }
}
