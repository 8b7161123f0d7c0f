import type { CmsSearch, ContentGateway, HtmlSanitizer, StaticContentGateway } from '@vitrin/content'
import type { Clock, Logger } from '@vitrin/kernel'
import type { StorefrontConfig } from './config'

/** What a part of the shop needs that is made late. */
export interface LateParts {
  readonly config: StorefrontConfig
  readonly content: ContentGateway
  readonly files: StaticContentGateway
  readonly cms: CmsSearch
  readonly sanitizer: HtmlSanitizer
  readonly clock: Clock
  readonly logger: Logger
  /** What the server embedded of `ShopContent`. */
  readonly contentSnapshot: unknown
}

/** Makes such a part, or gives the one that was made. */
export interface LateHolder {
  late<Part>(make: (parts: LateParts) => Part): Part
}
