import type { AttributeStore, CategoryStore, SearchGateway, StockGateway } from '@vitrin/catalog'
import type { HtmlSanitizer } from '@vitrin/content'
import type { Clock, Logger } from '@vitrin/kernel'
import type { RoutingStore } from '@vitrin/routing'
import type { StorefrontConfig } from '../config'

/** What the models of all pages share. */
export interface PageContext {
  readonly config: StorefrontConfig
  readonly search: SearchGateway
  readonly stock: StockGateway
  readonly categories: CategoryStore
  readonly attributes: AttributeStore
  readonly routing: RoutingStore
  readonly sanitizer: HtmlSanitizer
  readonly clock: Clock
  readonly logger: Logger
}
