import type { DataLayerDocument } from '@vitrin/analytics'
import { trackerContract } from '@vitrin/analytics/contracts'
import { DataLayerTracker } from './data-layer-tracker'

interface Added {
  readonly add?: { readonly products: readonly { readonly name: string }[] }
}

trackerContract('DataLayerTracker', () => {
  const dataLayer: DataLayerDocument[] = []
  const tracker = new DataLayerTracker({ dataLayer, currencyCode: 'SEK', onStop: () => undefined })
  return {
    tracker,
    added: () =>
      dataLayer.flatMap(({ ecommerce }) => (ecommerce as Added | null)?.add?.products.map(({ name }) => name) ?? []),
  }
})
