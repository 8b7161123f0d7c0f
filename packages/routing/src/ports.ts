import type { Mapping, PathMapping } from './mappings'

/** A document that answers to a path: exactly one of the three kinds (contract §10). */
export type MappedDocument =
  | { readonly type: 'product'; readonly document: MappedProduct }
  | { readonly type: 'category'; readonly document: MappedCategory }
  | { readonly type: 'cms_page'; readonly document: MappedCmsPage }

/** The fields that routing reads; the rest of the document travels along untouched. */
export interface MappedProduct {
  readonly sku: string
  readonly parentSku?: string | undefined
  readonly type_id?: string | undefined
  readonly slug?: string | null | undefined
  readonly url_path?: string | null | undefined
}

export interface MappedCategory {
  readonly slug?: string | undefined
  readonly url_path?: string | undefined
}

export interface MappedCmsPage {
  readonly identifier: string
}

/**
 * Finds the document of a path that is in no table. The path has no store code, no leading slash, no query.
 * `undefined`: nobody owns this path. Throws `TransportError` or `HostRejection` when the host could not say.
 */
export interface UrlGateway {
  map(path: string, childSku?: string): Promise<MappedDocument | undefined>
}

/**
 * Paths that this device has learned of in earlier page lives. It is a cache: what is lost is asked again.
 * A value that cannot be read rejects; nothing stored is `undefined`.
 */
export interface UrlCache {
  read(path: string): Promise<Mapping | undefined>
  /** Rejects with `UrlCacheFull` when the device gives no more room. */
  write(mappings: readonly PathMapping[]): Promise<void>
  remove(path: string): Promise<void>
  clear(): Promise<void>
}
