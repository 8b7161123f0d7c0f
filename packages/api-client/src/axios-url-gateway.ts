import { catalogueEndpoints, type UrlMapAnswer } from '@vitrin/api-contract/wire'
import { HostRejection, TransportError, type CustomerGroup } from '@vitrin/kernel'
import type { MappedDocument, MovedPath, UrlGateway } from '@vitrin/routing'
import type { Http } from './http'

/** The options that the original client sends. Hosts only read `url` and the field lists (contract §10). */
const MAPPING_OPTIONS = {
  prefetchGroupProducts: true,
  assignProductConfiguration: true,
  populateRequestCacheTags: false,
  setProductErrors: false,
  fallbackToDefaultWhenNoAvailable: true,
  separateSelectedVariant: false,
  setConfigurableProductOptions: true,
  filterUnavailableVariants: false,
}

/** Finds the document of an address at the host (contract §10). */
export class AxiosUrlGateway implements UrlGateway {
  readonly #http: Http
  readonly #group: () => CustomerGroup | undefined

  constructor(http: Http, group: () => CustomerGroup | undefined = () => undefined) {
    this.#http = http
    this.#group = group
  }

  async map(path: string, childSku?: string): Promise<MappedDocument | MovedPath | undefined> {
    const body = {
      url: path,
      includeFields: null,
      excludeFields: [],
      options: MAPPING_OPTIONS,
      filters: childSku === undefined ? {} : { sku: childSku },
      groupId: null,
      groupToken: null,
      ...this.#group(),
    }
    try {
      const hit = await this.#http.bare<UrlMapAnswer>({
        method: 'POST',
        path: catalogueEndpoints.urlMap.path,
        body,
        withStoreCode: true,
      })
      return hit ? mapped(hit) : undefined
    } catch (error) {
      if (hasNoMapping(error)) return undefined
      throw error
    }
  }
}

function mapped(hit: NonNullable<UrlMapAnswer>): MappedDocument | MovedPath | undefined {
  if (hit._type === 'redirect') {
    const { target_path, redirect_type } = hit._source
    return { type: 'redirect', to: target_path, status: redirect_type }
  }
  const { _type, _source } = hit
  return _type === 'product' || _type === 'category' || _type === 'cms_page'
    ? ({ type: _type, document: _source } as MappedDocument)
    : undefined
}

/** A host that does not know this call answers with 404 or with a page of HTML (contract §17 #5). */
function hasNoMapping(error: unknown): boolean {
  return (
    (error instanceof HostRejection && error.code === 404) ||
    (error instanceof TransportError && error.fault === 'badContentType')
  )
}
