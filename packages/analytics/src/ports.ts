import type { AnalyticsEvent, TrackedOrder } from './analytics-event'
import type { Consent } from './consent'

/** Receives the events in their order. It never throws and never blocks. Made only after the shopper has agreed. */
export interface Tracker {
  track(event: AnalyticsEvent): void
  /** The shopper no longer agrees: no event is passed on, and scripts that the tracker added leave the page. */
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
