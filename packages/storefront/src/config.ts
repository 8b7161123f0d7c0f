import type { CatalogConfig } from '@vitrin/catalog'
import type { ExternalCheckoutConfig } from '@vitrin/checkout'
import type { StoreView } from '@vitrin/i18n'
import type { RoutedViews } from '@vitrin/routing'

/**
 * One typed configuration of a shop (decisions.md, switches). What a package
 * needs lies in that package's own part, with its defaults there.
 */
export interface StorefrontConfig {
  /** Stands behind every page title. */
  readonly shopName: string
  readonly storeView: StoreView
  readonly routedViews: RoutedViews
  readonly catalog: CatalogConfig
  /** Where `/img/…` lives: empty for the page's own origin. */
  readonly mediaBaseUrl: string
  /** Another site's checkout in place of this shop's (R1.08); off where there is none. */
  readonly externalCheckout?: ExternalCheckoutConfig | undefined
}
