import type { Layout, PageParamsById } from '@vitrin/routing'
import type { PageId, PageModels } from './page-models'

/**
 * A page that is ready to be shown: its model is loaded. A union over the ids, so that `page.id` narrows `page.model`.
 */
export type CurrentPage<Id extends PageId = PageId> = { readonly [Each in Id]: ShownPage<Each> }[Id]

interface ShownPage<Id extends PageId> {
  readonly id: Id
  readonly params: PageParamsById[Id]
  readonly model: PageModels[Id]
  readonly layout: Layout
  readonly status: 200 | 404 | 500 | 503
  /** Path and query as the address bar shows them. */
  readonly url: string
  readonly canonicalPath: string
}

export type Opened =
  | { readonly page: CurrentPage }
  | { readonly redirect: { readonly to: string; readonly status: 301 | 302 } }

/** An address that could not be shown without a network. */
export interface MissingPage {
  readonly url: string
}

/** An address whose page could not be loaded. */
export interface FailedPage {
  readonly url: string
  readonly error: unknown
}
