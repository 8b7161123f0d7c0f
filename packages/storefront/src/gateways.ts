import type { SearchGateway, StockGateway } from '@vitrin/catalog'
import type { UrlGateway } from '@vitrin/routing'

/** What browsing asks of the host. The adapters behind it load on the first call. */
export interface BrowseGateways {
  readonly search: SearchGateway
  readonly stock: StockGateway
  readonly urls: UrlGateway
}
