import type { HostSentences } from '@vitrin/i18n'
import type { Cancel } from '@vitrin/kernel'
import type { Shopper } from '../shopper/shopper'
import type { Storefront } from '../storefront'

/** What a rule between packages may see. */
export interface PolicyContext {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly hostSentences: HostSentences
}

/** A rule between packages that do not know each other. Returns the stop function. */
export type Policy = (context: PolicyContext) => Cancel
