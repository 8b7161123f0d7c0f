import type { AnalyticsEvent } from '../analytics-event'
import type { Tracker } from '../ports'

/** Keeps the events. */
export class FakeTracker implements Tracker {
  readonly events: AnalyticsEvent[] = []
  hasStopped = false

  track(event: AnalyticsEvent): void {
    if (!this.hasStopped) this.events.push(event)
  }

  stop(): void {
    this.hasStopped = true
  }
}
