import type { AttributeStore, CategoryStore, SearchGateway, StockGateway } from '@vitrin/catalog'
import type { CmsSearch, ContentGateway, HtmlSanitizer, StaticContentGateway } from '@vitrin/content'
import type { Clock, Logger } from '@vitrin/kernel'
import type { RoutingStore } from '@vitrin/routing'
import type { StorefrontConfig } from '../config'

/** The stores, gateways and ports that all page models share. */
export interface PageContext {
  readonly config: StorefrontConfig
  readonly search: SearchGateway
  /** Finds content pages and blocks. */
  readonly cms: CmsSearch
  readonly stock: StockGateway
  readonly content: ContentGateway
  readonly staticFiles: StaticContentGateway
  readonly categories: CategoryStore
  readonly attributes: AttributeStore
  readonly routing: RoutingStore
  readonly sanitizer: HtmlSanitizer
  readonly clock: Clock
  readonly logger: Logger
}
