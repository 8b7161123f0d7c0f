import type { DateWords, Separators } from '@vitrin/i18n'
import type { StorefrontConfig, StorefrontSnapshot } from '@vitrin/storefront'

/** What the server adds to the configuration: the operator's settings, and the days. */
export type OperatorSettings = Pick<
  StorefrontConfig,
  'mediaBaseUrl' | 'hostHasAdditions' | 'passkeyDomain' | 'externalCheckout' | 'tagManager' | 'reviewWidget' | 'days'
> &
  Partial<ViewSettings>

/** The store view of a page in a shop that has several. */
export type ViewSettings = Pick<StorefrontConfig, 'storeView' | 'routedViews' | 'storeViews'>

/** The JSON block in a rendered page. It contains nothing personal. */
export interface PageState {
  readonly storefront: StorefrontSnapshot
  /** The texts that this page shows; the others are loaded after the first paint. */
  readonly messages: Readonly<Record<string, string>>
  /** The time of the render, so that the first render in the browser is the same (decisions.md 14). */
  readonly nowMs: number
  /** Of the view's numbers: asking the browser takes a phone longer than reading them here. */
  readonly separators: Separators
  /** Of the view's days; undefined for a language that needs the browser's engine. */
  readonly dateWords: DateWords | undefined
  readonly apiBaseUrl: string
  /** Where relative addresses of pictures in the CMS lead; empty for the page's own origin. */
  readonly cmsMediaUrl: string
  /** Whether the token is in a header; otherwise it is in the address, for hosts that read it there (contract §1.5). */
  readonly tokenInHeader: boolean
  readonly settings: OperatorSettings
  /** The version of the build. A device does not use what it cached under another version. */
  readonly cacheVersion: string
}
