import type { SearchGateway, StockGateway } from '@vitrin/catalog'
import type { CmsSearch, ContentGateway, StaticContentGateway } from '@vitrin/content'
import type { UrlGateway } from '@vitrin/routing'

/** The gateways that pages use. An adapter may load its code with the first call. */
export interface BrowseGateways {
  readonly search: SearchGateway
  /** Finds content pages and blocks; the search when absent. */
  readonly cms?: CmsSearch | undefined
  readonly stock: StockGateway
  readonly urls: UrlGateway
  /** The headless CMS. */
  readonly content: ContentGateway
  /** The static sets; absent in a shop without them. */
  readonly staticFiles?: StaticContentGateway | undefined
}
