import type { Layout, Page } from './page'
import type { Query } from './query'
import type { MappedDocument } from './mapped-document'

export interface ResolvedPage {
  readonly page: Page
  readonly layout: Layout
  /** R2.18, e.g. `sv-category`, `sv-configurable-product` or `urldispatcher-/sv/duschhornor`. */
  readonly routeName: string
  /** 404 for page-not-found, 503 when the mapping could not be asked, else 200. */
  readonly status: 200 | 404 | 503
  /** The address without trailing slash, query and double slashes: what search engines should keep. */
  readonly canonicalPath: string
  readonly query: Query
  /** What the dispatcher found, so that the page need not fetch it again. */
  readonly document?: MappedDocument | undefined
}

export interface Redirect {
  readonly redirect: { readonly to: string; readonly status: 301 | 302 }
}

export type Resolution = ResolvedPage | Redirect
