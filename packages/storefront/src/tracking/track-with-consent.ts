import type { RememberedOrderStorage, Tracker } from '@vitrin/analytics'
import type { Cancel, Logger } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Storefront } from '../storefront'
import type { Shopper } from '../shopper/shopper'

export interface TrackWithConsentOptions {
  readonly storefront: Storefront
  readonly shopper: Shopper
  readonly rememberedOrders: RememberedOrderStorage
  readonly loadTracker?: (() => Promise<Tracker>) | undefined
  readonly logger: Logger
}

/** The address of this page holds a secret, which a tracker would read. */
const hasSecretAddress = ({ pages }: Storefront): boolean => pages.current?.id === 'create-password'

/** Loads and starts tracking when the shopper consents, and stops it when the consent is withdrawn (R1.11, decisions.md 25). */
export function trackWithConsent({ loadTracker, ...options }: TrackWithConsentOptions): Cancel {
  if (!loadTracker) return () => undefined
  const { storefront, shopper, rememberedOrders, logger } = options
  let stopTracking: Cancel | undefined
  let latestStart = 0

  const start = async (): Promise<void> => {
    const thisStart = ++latestStart
    const [{ startTracking }, tracker] = await Promise.all([import('./start-tracking'), loadTracker()])
    // The consent was withdrawn while the code was loading, or a later start took over.
    if (thisStart !== latestStart) return tracker.stop()
    const stopPolicies = startTracking({ storefront, shopper, tracker, rememberedOrders, logger })
    stopTracking = () => {
      stopPolicies()
      tracker.stop()
    }
  }

  const stop = (): void => {
    latestStart += 1
    stopTracking?.()
    stopTracking = undefined
  }

  const stopWatching = reaction(
    () => ({ isGranted: shopper.consent.isGranted, isSecret: hasSecretAddress(storefront) }),
    ({ isGranted, isSecret }) => {
      if (!isGranted) stop()
      else if (!isSecret && !stopTracking)
        start().catch((error: unknown) => logger.debug('The tracker could not be loaded', error))
    },
    {
      fireImmediately: true,
      equals: (one, other) => one?.isGranted === other?.isGranted && one?.isSecret === other?.isSecret,
    },
  )
  return () => {
    stopWatching()
    stop()
  }
}
