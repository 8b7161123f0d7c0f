import type { MessageRef } from '@vitrin/i18n'
import type { MappedDocument, Query } from '@vitrin/routing'

/** What the document's head says about a page. */
export interface PageMeta {
  /** Text that comes from a document (a product's name), or a message of the catalogue. */
  readonly title: string | MessageRef
  readonly description?: string | MessageRef | undefined
  /** The one address of what several show. */
  readonly path?: string | undefined
  /** Pages that are not for search engines say so. */
  readonly indexable: boolean
}

export interface PageRequest<Params> {
  readonly params: Params
  readonly query: Query
  /** What the dispatcher found on the way, so that it is not asked again. */
  readonly document: MappedDocument | undefined
}

/**
 * The data of one screen. A model is made for each navigation and never used
 * for another, so that going back shows the earlier one as it was.
 */
export interface PageModel<Params = never, Snapshot = unknown> {
  readonly meta: PageMeta
  /** Throws `PageNotFound` when the address names nothing. */
  load(request: PageRequest<Params>): Promise<void>
  /** What stands under the first view: the server waits for it, in the browser it follows when the page stands. Rejects when it cannot be had; another call tries again. */
  loadRest?(): Promise<void>
  /** Plain JSON; only what the screen renders. */
  readonly snapshot: Snapshot
  hydrate(snapshot: Snapshot): void | Promise<void>
  /** Another address that shows the same, e.g. a variant's parent (R2.38). */
  readonly redirect?: { readonly to: string; readonly status: 301 | 302 } | undefined
}

/** The address leads nowhere: page-not-found with status 404 (contract §17 #22). */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound'
}
