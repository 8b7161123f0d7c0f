import type { Purchases, Tracker } from '@vitrin/analytics'
import type { Cancel } from '@vitrin/kernel'
import type { PolicyContext } from '../policies/policy'

/** Everything that tracking policies may use. */
export interface TrackingContext extends Pick<
  PolicyContext,
  'pages' | 'ui' | 'cart' | 'checkout' | 'externalCheckout' | 'session' | 'wishlist' | 'compare'
> {
  readonly tracker: Pick<Tracker, 'track'>
  readonly purchases: Pick<Purchases, 'placing' | 'confirmed'>
}

/** A rule that tells the tracker what the shopper does. It starts at once; the returned function stops it. */
export type TrackingPolicy = (context: TrackingContext) => Cancel
