import type { AnalyticsEvent, TrackedOrder } from './analytics-event'
import type { Consent } from './consent'

/** Where events go. Takes them in their order, never throws, and waits for nobody. Made only once the shopper agreed. */
export interface Tracker {
  track(event: AnalyticsEvent): void
  /** The shopper no longer agrees: nothing is told from here on, and what was brought onto the page leaves it. */
  stop(): void
}

/** Orders before they were placed, by their cart (R4.42). */
export type RememberedOrders = Readonly<Record<string, TrackedOrder>>

/** A device without any gives `{}`. `update` is one atomic read-modify-write over all tabs; a failed one rejects. */
export interface RememberedOrderStorage {
  update(change: (orders: RememberedOrders) => RememberedOrders): Promise<RememberedOrders>
}

/** A device that was never asked gives `NOT_ASKED`; a failed read or write rejects. */
export interface ConsentStorage {
  read(): Promise<Consent>
  update(change: (consent: Consent) => Consent): Promise<Consent>
  /** Called with what another tab stored. Returns the stop function. */
  onChange(listener: (consent: Consent) => void): () => void
}
