import { Purchases, type RememberedOrderStorage, type Tracker } from '@vitrin/analytics'
import type { Cancel, Logger } from '@vitrin/kernel'
import type { Shopper } from '../shopper/shopper'
import type { Storefront } from '../storefront'
import { tellThePurchaseOnce } from './tell-the-purchase-once'
import { tellTheStepsOfTheCheckout } from './tell-the-steps-of-the-checkout'
import { tellWhatIsKept } from './tell-what-is-kept'
import { tellWhatIsPutIntoTheCart } from './tell-what-is-put-into-the-cart'
import { tellWhatIsShown } from './tell-what-is-shown'
import type { TrackingPolicy } from './tracking-policy'

export interface StartTrackingOptions {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly tracker: Tracker
  readonly rememberedOrders: RememberedOrderStorage
  readonly logger: Logger
}

const policies: readonly TrackingPolicy[] = [
  tellWhatIsShown,
  tellWhatIsPutIntoTheCart,
  tellWhatIsKept,
  tellTheStepsOfTheCheckout,
  tellThePurchaseOnce,
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
