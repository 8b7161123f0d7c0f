import type { DataLayerDocument, Tracker } from '@vitrin/analytics'
import type { StorefrontConfig } from '@vitrin/storefront'

import { DataLayerTracker } from './data-layer-tracker'

/** Adds the tag manager's script to the page. Before this call the tag manager learns nothing of the shopper. */
export function startTagManager(
  { containerId, url }: NonNullable<StorefrontConfig['tagManager']>,
  currencyCode: string,
): Tracker {
  const dataLayer: DataLayerDocument[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  Object.assign(globalThis, { dataLayer })
  const script = document.createElement('script')
  script.async = true
  script.src = `${url}/gtm.js?id=${encodeURIComponent(containerId)}`
  document.head.append(script)
  // A script that has run cannot be removed, so the page is loaded again without it.
  return new DataLayerTracker({ dataLayer, currencyCode, onStop: () => location.reload() })
}
