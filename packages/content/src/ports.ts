import type { Claim } from './claim'
import type { Newsletter } from './newsletter'

/**
 * The part of the catalogue's search that content needs; catalog's `SearchGateway` fits (contract §2.9).
 * Hosts may answer with more or other documents than asked for: callers keep what matches exactly (contract §17 #3).
 * Throws `TransportError` or `HostRejection`.
 */
export interface CmsSearch {
  search<Document>(request: CmsSearchRequest): Promise<CmsSearchResult<Document>>
}

export interface CmsSearchResult<Document> {
  readonly items: readonly Document[]
}

export interface CmsSearchRequest {
  readonly type: 'cms_page' | 'cms_block'
  readonly searchQuery: {
    readonly _availableFilters: readonly []
    readonly _appliedFilters: readonly {
      readonly attribute: 'identifier'
      readonly value: { readonly like: string | readonly string[] }
      readonly scope: 'default'
    }[]
    readonly _appliedSort: readonly []
    readonly _searchText: ''
  }
  readonly size?: number
  readonly start?: number
  readonly includeFields?: readonly string[]
}

/** The newsletter at the host (contract §13.1). Throws `TransportError` and `HostRejection`. */
export interface NewsletterGateway {
  isSubscribed(email: string): Promise<boolean>
}

/** Of this device and all its tabs. `update` is one atomic read-modify-write; a failed read or write rejects. */
export interface NewsletterStorage {
  /** `NO_NEWSLETTER` when nothing was ever stored. */
  read(): Promise<Newsletter>
  update(change: (newsletter: Newsletter) => Newsletter): Promise<Newsletter>
  /** Called with what another tab stored. Returns the stop function. */
  onChange(listener: (newsletter: Newsletter) => void): () => void
}

/** Each under its code; putting one again replaces it. */
export interface ClaimStorage {
  all(): Promise<readonly Claim[]>
  put(claim: Claim): Promise<void>
  remove(code: string): Promise<void>
}

/** Makes HTML from the platform safe to render: no script, no handler, no foreign frame (contract §17 #48). */
export interface HtmlSanitizer {
  sanitize(html: string): Promise<string>
}
