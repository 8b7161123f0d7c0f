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
import { TransportError, type CustomerGroup, isOffline } from '@vitrin/kernel'
import { requestTarget, type Http, type HttpRequest } from './http'
import { NOTHING_OFFLINE } from './nothing-offline'

export interface AxiosSearchGatewayOptions {
  /** The index of the store view: it tells the host which view asks (contract §1.4). */
  readonly index?: string
  /** The customer group whose prices are requested; a guest has no group (R6.05). */
  readonly group?: (() => CustomerGroup | undefined) | undefined
}

/** Sends searches as search-query requests and reads compact answers (contract §2). */
export class AxiosSearchGateway implements SearchGateway {
  readonly #http: Http
  readonly #index: string
  readonly #group: () => CustomerGroup | undefined

  constructor(http: Http, { index = SEARCH_INDEX, group = () => undefined }: AxiosSearchGatewayOptions = {}) {
    this.#http = http
    this.#index = index
    this.#group = group
  }

  async search<Item>(partial: SearchRequest): Promise<SearchResult<Item>> {
    const request = searchRequest(partial)
    try {
      const answer = await this.#http.bare<CompactSearchAnswer | undefined>(
        wireRequest(request, this.#index, this.#group()),
      )
      if (!Array.isArray(answer?.hits))
        throw new TransportError('badShape', `Unknown error with API catalog result for ${request.type}`)
      return { ...resultOf<Item>(answer, request), start: request.start, perPage: request.size }
    } catch (error) {
      // Without a connection the result is empty. All other failures are for the caller (R7.24).
      if (isOffline(error)) return NOTHING_OFFLINE
      throw error
    }
  }
}

/**
 * Short requests go by GET, so that HTTP caches can answer them. POST is for long requests, for a `%`, which a host
 * would decode twice in an address, and for tokens, which must not be in an address (contract §2.1).
 */
function wireRequest(
  { type, searchQuery, size = DEFAULT_SEARCH_SIZE, start = 0, includeFields, excludeFields, variants }: SearchRequest,
  index: string,
  group: CustomerGroup | undefined,
): HttpRequest {
  const path = endpointPath(catalogueEndpoints.catalogSearch, { index, entity: type })
  const query = {
    size,
    from: start,
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: includeFields?.join(','),
    _source_exclude: excludeFields?.join(','),
  }
  // In the body, where other hosts ignore it: Elasticsearch refuses parameters that it does not know.
  const body = variants ? { ...searchQuery, _matchVariants: variants } : searchQuery
  const request = JSON.stringify(body)
  const get: HttpRequest = { method: 'GET', path, query: { ...query, request } }
  if (group) return { method: 'POST', path, query, body: { ...body, ...group } }
  return request.includes('%') || requestTarget(get).length > MAX_GET_LENGTH
    ? { method: 'POST', path, query, body }
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
    ...(answer.matched_variants && { matchedVariants: true }),
  }
}
