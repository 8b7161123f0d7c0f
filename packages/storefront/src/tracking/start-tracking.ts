import { Purchases, type RememberedOrderStorage, type Tracker } from '@vitrin/analytics'
import type { Cancel, Logger } from '@vitrin/kernel'
import { stopAll } from '../stop-all'
import { trackCart } from './track-cart'
import { trackCheckoutSteps } from './track-checkout-steps'
import { trackListAdditions } from './track-list-additions'
import { trackPurchase } from './track-purchase'
import { trackShownProducts } from './track-shown-products'
import type { TrackingContext, TrackingPolicy } from './tracking-policy'

export interface StartTrackingOptions extends Omit<TrackingContext, 'purchases'> {
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

export function startTracking({ rememberedOrders, logger, ...context }: StartTrackingOptions): Cancel {
  const purchases = new Purchases({ storage: rememberedOrders, tracker: context.tracker, logger })
  return stopAll(policies.map((policy) => policy({ ...context, purchases })))
}
