import type { CatalogConfig } from '@vitrin/catalog'
import type { ExternalCheckoutConfig } from '@vitrin/checkout'
import type { StoreView } from '@vitrin/i18n'
import type { RoutedViews } from '@vitrin/routing'
import type { ContentPageName } from './content-pages'

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
  /** Identifiers of content pages in the CMS, where they differ from the page's name. */
  readonly contentPages?: Readonly<Partial<Record<ContentPageName, string>>> | undefined
  /** Id of an option value, in the catalogue or in a made-to-measure model → the finish that the theme shows for it. */
  readonly finishes?: Readonly<Record<string, string>> | undefined
  /** Another site's checkout in place of this shop's (R1.08); off where there is none. */
  /** Off without a container. */
  readonly tagManager?: TagManagerConfig | undefined
  readonly externalCheckout?: ExternalCheckoutConfig | undefined
}
