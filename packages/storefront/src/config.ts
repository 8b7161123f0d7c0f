import type { CatalogConfig } from '@vitrin/catalog'
import type { ExternalCheckoutConfig } from '@vitrin/checkout'
import type { StoreView } from '@vitrin/i18n'
import type { KnownDays, LeadTimes } from '@vitrin/made-to-measure'
import type { RoutedViews } from '@vitrin/routing'
import type { ContentPageName } from './content-pages'

/** The tag manager that counts visits, for shoppers who consented (R1.11). */
export interface TagManagerConfig {
  readonly containerId: string
  /** The address of its script, without trailing slash. */
  readonly url: string
}

/** Another site's reviews, for shoppers who agreed to load its script (R1.10). */
export interface ReviewWidgetConfig {
  /** As shoppers know it. */
  readonly name: string
  /** The address of its script. */
  readonly scriptUrl: string
}

/** A store view as its shoppers call it. */
export interface NamedView {
  readonly storeCode: string
  /** In its own language: `Suomi`. */
  readonly name: string
  readonly locale: string
}

/** The configuration of a shop. Each package defines its own part and the defaults of that part. */
export interface StorefrontConfig {
  /** Follows the title of every page. */
  readonly shopName: string
  readonly storeView: StoreView
  readonly routedViews: RoutedViews
  /** The views between which the shopper can choose. Absent where there is only one. */
  readonly storeViews?: readonly NamedView[] | undefined
  readonly catalog: CatalogConfig
  /** The origin of pictures (`/img/…`); empty for the page's own origin. */
  readonly mediaBaseUrl: string
  /** Identifiers of content pages in the CMS, where they differ from the page's name. */
  readonly contentPages?: Readonly<Partial<Record<ContentPageName, string>>> | undefined
  /** Identifiers of the CMS pages behind `/legal`, `/delivery` and so on (R2.03), where they differ from these. */
  readonly staticPages?: Readonly<Record<string, string>> | undefined
  /** The finish that the theme shows for an option value of the catalogue or of a model: value id → finish. */
  readonly finishes?: Readonly<Record<string, readonly string[]>> | undefined
  /**
   * `false` for vue-storefront-api: the host has no withdrawals, downloads, own measures, data or deletion of an
   * account, and makes one more order when it gets the same one again (docs/decisions/0081).
   */
  readonly hostHasAdditions?: boolean | undefined
  /** The domain for which the host takes passkeys; undefined where it takes none. */
  readonly passkeyDomain?: string | undefined
  /** Without it no page names a day of delivery. */
  readonly delivery?: LeadTimes | undefined
  /** Without them every day from Monday to Friday is a working day. */
  readonly days?: KnownDays | undefined
  /**
   * Players of other sites for films in a gallery: the `type` of a film → the address of its player, with `{id}`. The
   * content security policy of the pages names their origins. A film of another type is a link.
   */
  readonly videoPlayers?: Readonly<Record<string, string>> | undefined
  /** Nothing is counted when this is absent. */
  readonly tagManager?: TagManagerConfig | undefined
  readonly reviewWidget?: ReviewWidgetConfig | undefined
  /** Another site's checkout, which replaces the shop's own (R1.08). */
  readonly externalCheckout?: ExternalCheckoutConfig | undefined
}
