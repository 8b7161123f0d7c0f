import type { CatalogConfig } from '@vitrin/catalog'
import type { ExternalCheckoutConfig } from '@vitrin/checkout'
import type { StoreView } from '@vitrin/i18n'
import type { RoutedViews } from '@vitrin/routing'

/** Counts what happens in the shop, for whoever agreed (R1.11). */
export interface TagManagerConfig {
  readonly containerId: string
  /** Where its script lives, without trailing slash. */
  readonly url: string
}

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
  /** Off without a container. */
  readonly tagManager?: TagManagerConfig | undefined
  readonly externalCheckout?: ExternalCheckoutConfig | undefined
}
