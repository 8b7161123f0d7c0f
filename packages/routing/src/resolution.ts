import type { Layout, Page } from './page'
import type { Query } from './query'
import type { MappedDocument } from './mapped-document'

export interface ResolvedPage {
  readonly page: Page
  readonly layout: Layout
  /** For example `sv-category`, `sv-configurable-product` or `urldispatcher-/sv/duschhornor` (R2.18). */
  readonly routeName: string
  /** 404 for page-not-found, 503 when the host could not tell, else 200. */
  readonly status: 200 | 404 | 503
  /** The address for search engines: without query, trailing slash and double slashes. */
  readonly canonicalPath: string
  readonly query: Query
  /** The document that the dispatcher found, so that the page need not load it again. */
  readonly document?: MappedDocument | undefined
}

export interface Redirect {
  readonly redirect: { readonly to: string; readonly status: 301 | 302 }
}

export type Resolution = ResolvedPage | Redirect
