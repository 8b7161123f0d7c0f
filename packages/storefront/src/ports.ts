import type { Cancel } from '@vitrin/kernel'

/** The address bar of the browser. */
export interface AddressBar {
  /** The part after `#`, without it. */
  readonly hash: string
  /**
   * Replaces the address without a step in the history. Returns `false` and changes nothing when the bar no longer
   * shows `from`, because the shopper is already on the way to another page.
   */
  replace(from: string, to: string): boolean
  /** Changes the hash; `push` adds a step to the history. */
  setHash(hash: string, how: 'push' | 'replace'): void
  /** Goes to another site. The page's address stays out of the history and is not sent as the referrer. */
  leaveFor(address: string): void
  /** Calls the listener when back, forward or typing has changed the hash. */
  onHash(listener: () => void): Cancel
}
