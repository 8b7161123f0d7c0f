import type { HostSentences } from '@vitrin/i18n'
import type { Cancel } from '@vitrin/kernel'
import type { Shopper } from '../shopper/shopper'
import type { Storefront } from '../storefront'

/** The browser's address bar, as far as rules between packages write into it. */
export interface AddressBar {
  /** What stands behind the `#`, without it. */
  readonly hash: string
  /** Another address of the page that stands, without a step in the history; `false`: the bar no longer says `from`, the shopper is moving on. */
  replace(from: string, to: string): boolean
  /** Another hash on the page that stands; `push` is a step in the history. */
  setHash(hash: string, how: 'push' | 'replace'): void
  /** Another site in place of this page: nothing of its address stays in the history, and it is not told where the shopper came from. */
  leaveFor(address: string): void
  /** Tells when back, forward or the shopper's own hand has changed the hash. */
  onHash(listener: () => void): Cancel
}

/** What a rule between packages may see. */
export interface PolicyContext {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly hostSentences: HostSentences
  readonly addressBar: AddressBar
}

/** A rule between packages that do not know each other. Returns the stop function. */
export type Policy = (context: PolicyContext) => Cancel
