import { catalogueEndpoints, endpointPath, errorCodes } from '@vitrin/api-contract/wire'
import type { CmsSearch, CmsSearchRequest, CmsSearchResult } from '@vitrin/content'
import { HostRejection, TransportError } from '@vitrin/kernel'
import type { Http } from './http'

export interface AxiosCmsDataSearchOptions {
  readonly http: Http
  readonly storeId: number
}

const ENDPOINTS = {
  cms_page: catalogueEndpoints.cmsPageIdentifier,
  cms_block: catalogueEndpoints.cmsBlockIdentifier,
} as const

/** The extension answers 500 for content that does not exist (contract §13.3). */
const MISSING: readonly number[] = [errorCodes.unknown, errorCodes['own-fault']]

/**
 * Pages and blocks straight from the platform, one call for each identifier, instead of by search (contract §13.3).
 * There is no call for all of them: a request without identifiers finds nothing.
 */
export class AxiosCmsDataSearch implements CmsSearch {
  readonly #options: AxiosCmsDataSearchOptions

  constructor(options: AxiosCmsDataSearchOptions) {
    this.#options = options
  }

  async search<Document>({ type, searchQuery }: CmsSearchRequest): Promise<CmsSearchResult<Document>> {
    const identifiers = searchQuery._appliedFilters.flatMap(({ value }) => value.like)
    const found = await Promise.all(identifiers.map((identifier) => this.#document(type, identifier)))
    const items: readonly unknown[] = found.filter((document) => document !== undefined)
    return { items: items as readonly Document[] }
  }

  async #document(type: CmsSearchRequest['type'], identifier: string): Promise<object | undefined> {
    const { http, storeId } = this.#options
    try {
      const path = endpointPath(ENDPOINTS[type], { identifier, storeId })
      return documentOf(await http.call<unknown>({ method: 'GET', path }))
    } catch (error) {
      if (error instanceof HostRejection && MISSING.includes(error.code)) return undefined
      throw error
    }
  }
}

/** The document comes as an object, or as its JSON in a string. */
function documentOf(result: unknown): object {
  const document = typeof result === 'string' ? parsed(result) : result
  const { identifier, content } = (document ?? {}) as Readonly<Record<string, unknown>>
  if (typeof identifier !== 'string' || typeof content !== 'string') throw unusable()
  return document as object
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw unusable(cause)
  }
}

function unusable(cause?: unknown): TransportError {
  return new TransportError('badShape', 'Unhandled error, wrong response format!', { cause })
}
