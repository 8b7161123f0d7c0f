import type { Claim } from './claim'
import type { ContentEntry, ContentSetName, Notice, Portfolio } from './headless/content-entry'
import type { Newsletter, NewsletterStatus } from './newsletter'
import type { StaticSetName, StaticSets } from './static-sets/static-sets'

/**
 * The search that this package needs; catalog's `SearchGateway` fits (contract §2.9). A host may answer with more or
 * other documents than the requested ones, so callers keep only exact matches (contract §17 #3).
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
  /** `unsubscribed` for an address that the host does not know. */
  status(email: string): Promise<NewsletterStatus>
}

/** Shared by all tabs of this device. `update` is one atomic read-modify-write; a failed read or write rejects. */
export interface NewsletterStorage {
  /** `NO_NEWSLETTER` when nothing is stored. */
  read(): Promise<Newsletter>
  update(change: (newsletter: Newsletter) => Newsletter): Promise<Newsletter>
  /** Calls the listener with each document that another tab has stored. Returns the stop function. */
  onChange(listener: (newsletter: Newsletter) => void): () => void
}

/** The claims, each under its code. `put` replaces an earlier claim of the same code. */
export interface ClaimStorage {
  all(): Promise<readonly Claim[]>
  put(claim: Claim): Promise<void>
  remove(code: string): Promise<void>
}

/**
 * Makes HTML of documents safe to render (contract §17 #48): removes scripts, event handlers, frames, embedded objects,
 * forms and styles, and keeps text, lists, tables, links and pictures.
 */
export interface HtmlSanitizer {
  sanitize(html: string): Promise<string>
}

/**
 * The content of a headless CMS in the language of the shop, or in its default language (contract §14). Entries come by
 * rank; an entry that is not whole is left out. Nothing there is an empty list or `undefined`. Throws `TransportError`
 * or `HostRejection` when the CMS gives no usable answer.
 */
export interface ContentGateway {
  entries(set: ContentSetName): Promise<readonly ContentEntry[]>
  portfolio(): Promise<Portfolio | undefined>
  notice(): Promise<Notice | undefined>
}

/** An answer of the CMS as it is kept; `null` for content that the CMS does not have. */
export interface CachedContent {
  readonly version: string
  /** After this time it serves only while the CMS gives no answer. */
  readonly validUntilMs: number
  readonly result: unknown
}

/** Answers of earlier visits on this device. Entries may be removed, and writing may fail silently. */
export interface ContentCache {
  read(key: string): Promise<CachedContent | undefined>
  write(entries: readonly (readonly [key: string, entry: CachedContent])[]): Promise<void>
}

/** The static content of this store view; undefined for a set that the shop does not have. Throws `TransportError`. */
export interface StaticContentGateway {
  read<Name extends StaticSetName>(name: Name): Promise<StaticSets[Name] | undefined>
}

/** Which notice the shopper has closed on this device; undefined when none was. */
export interface ClosedNoticeStorage {
  read(): Promise<string | undefined>
  write(key: string): Promise<void>
}
