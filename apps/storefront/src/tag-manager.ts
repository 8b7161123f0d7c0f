import type { DataLayerDocument, Tracker } from '@vitrin/analytics'
import type { TagManagerConfig } from '@vitrin/storefront'
import { DataLayerTracker } from './data-layer-tracker'

/** Brings the tag manager's script onto the page: the first that it hears of this shopper. */
export function startTagManager({ containerId, url }: TagManagerConfig, currencyCode: string): Tracker {
  const dataLayer: DataLayerDocument[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  Object.assign(globalThis, { dataLayer })
  const script = document.createElement('script')
  script.async = true
  script.src = `${url}/gtm.js?id=${encodeURIComponent(containerId)}`
  document.head.append(script)
  // A script that has run cannot be taken back: a page without it can be loaded.
  return new DataLayerTracker({ dataLayer, currencyCode, onStop: () => location.reload() })
}
