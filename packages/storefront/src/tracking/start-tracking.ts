import { Purchases, type RememberedOrderStorage, type Tracker } from '@vitrin/analytics'
import type { Cancel, Logger } from '@vitrin/kernel'
import type { Shopper } from '../shopper/shopper'
import type { Storefront } from '../storefront'
import { trackPurchase } from './track-purchase'
import { trackCheckoutSteps } from './track-checkout-steps'
import { trackListAdditions } from './track-list-additions'
import { trackCart } from './track-cart'
import { trackShownProducts } from './track-shown-products'
import type { TrackingPolicy } from './tracking-policy'

export interface StartTrackingOptions {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly tracker: Tracker
  readonly rememberedOrders: RememberedOrderStorage
  readonly logger: Logger
}

const policies: readonly TrackingPolicy[] = [
  trackShownProducts,
  trackCart,
  trackListAdditions,
  trackCheckoutSteps,
  trackPurchase,
]

export function startTracking({
  storefront,
  shopper,
  tracker,
  rememberedOrders,
  logger,
}: StartTrackingOptions): Cancel {
  const purchases = new Purchases({ storage: rememberedOrders, tracker, logger })
  const stops = policies.map((policy) => policy({ storefront, shopper, tracker, purchases }))
  return () => {
    for (const stop of stops) stop()
  }
}
