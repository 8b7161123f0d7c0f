import type { MessageRef } from '@vitrin/i18n'
import type { MappedDocument, Query } from '@vitrin/routing'

/** The values of a page for the document's head. */
export interface PageMeta {
  /** A text of a document, such as a product's name, or a message. */
  readonly title: string | MessageRef
  readonly description?: string | MessageRef | undefined
  /** The canonical path, where several addresses show the same. */
  readonly path?: string | undefined
  /** Whether search engines may list the page. */
  readonly indexable: boolean
  /** Absent means that the server may keep the rendered page. `false` for what each shopper types differently. */
  readonly cacheable?: boolean | undefined
}

export interface PageRequest<Params> {
  readonly params: Params
  readonly query: Query
  /** The document that the dispatcher found, so that the model need not load it again. */
  readonly document: MappedDocument | undefined
}

/** The data of one screen. Each navigation makes a new model, so that going back shows the earlier one as it was. */
export interface PageModel<Params = never, Snapshot = unknown> {
  readonly meta: PageMeta
  /** Throws `PageNotFound` when the address has no document. */
  load(request: PageRequest<Params>): Promise<void>
  /**
   * Loads what is below the first view. The server waits for it; in the browser it starts when the page is painted.
   * Rejects when loading fails; another call tries again.
   */
  loadRest?(): Promise<void>
  /** Fetches the data of the pages that a tap usually opens next, while this one is quiet. */
  prefetch?(): Promise<void>
  /**
   * Shows what another query of the same page asks for. A page whose query chooses what it loads has no such method: it
   * is opened again.
   */
  follow?(request: Pick<PageRequest<Params>, 'params' | 'query'>): Promise<void>
  /** Plain JSON of what the screen renders. */
  readonly snapshot: Snapshot
  hydrate(snapshot: Snapshot): void | Promise<void>
  /** Another address to open instead, for example that of a variant's parent (R2.38). */
  readonly redirect?: { readonly to: string; readonly status: 301 | 302 } | undefined
}

/** The address has no document. The shop shows page-not-found with status 404 (contract §17 #22). */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound'
}
