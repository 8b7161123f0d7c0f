import { dataLayerDocuments, type AnalyticsEvent, type DataLayerDocument, type Tracker } from '@vitrin/analytics'

export interface DataLayerTrackerOptions {
  readonly dataLayer: DataLayerDocument[]
  readonly currencyCode: string
  /** Removes the tag manager from the page. */
  readonly onStop: () => void
}

/** Writes events into the list that a tag manager reads. */
export class DataLayerTracker implements Tracker {
  readonly #options: DataLayerTrackerOptions
  #hasStopped = false

  constructor(options: DataLayerTrackerOptions) {
    this.#options = options
  }

  track(event: AnalyticsEvent): void {
    const { dataLayer, currencyCode } = this.#options
    if (!this.#hasStopped) dataLayer.push(...dataLayerDocuments(event, currencyCode))
  }

  stop(): void {
    if (this.#hasStopped) return
    this.#hasStopped = true
    this.#options.onStop()
  }
}
