import type { HostSentences } from '@vitrin/i18n'
import type { Cancel } from '@vitrin/kernel'
import type { Shopper } from '../shopper/shopper'
import type { Storefront } from '../storefront'

/** Writes another address of the page that stands into the bar, without a step in the history; `false`: the bar no longer says `from`, the shopper is moving on. */
export type ReplaceAddress = (from: string, to: string) => boolean

/** What a rule between packages may see. */
export interface PolicyContext {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly hostSentences: HostSentences
  readonly replaceAddress: ReplaceAddress
}

/** A rule between packages that do not know each other. Returns the stop function. */
export type Policy = (context: PolicyContext) => Cancel
