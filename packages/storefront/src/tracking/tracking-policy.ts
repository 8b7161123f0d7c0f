import type { Purchases, Tracker } from '@vitrin/analytics'
import type { Cancel } from '@vitrin/kernel'
import type { Shopper } from '../shopper/shopper'
import type { Storefront } from '../storefront'

export interface TrackingContext {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly tracker: Pick<Tracker, 'track'>
  readonly purchases: Pick<Purchases, 'placing' | 'confirmed'>
}

/** A rule of what is told to whoever counts. Returns the stop function. */
export type TrackingPolicy = (context: TrackingContext) => Cancel
