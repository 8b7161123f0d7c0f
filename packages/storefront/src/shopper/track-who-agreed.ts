import type { RememberedOrderStorage, Tracker } from '@vitrin/analytics'
import type { Cancel, Logger } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { Storefront } from '../storefront'
import type { Shopper } from './shopper'

export interface TrackingOptions {
  readonly storefront: Storefront
  readonly rememberedOrderStorage: RememberedOrderStorage
  readonly loadTracker?: (() => Promise<Tracker>) | undefined
  readonly logger: Logger
}

/** The address of this page holds a secret, which a tracker would read. */
const hasSecretAddress = ({ pages }: Storefront): boolean => pages.current?.id === 'create-password'

/** Nothing of what counts is fetched before the shopper agrees, and it stops when they no longer do (R1.11, decisions.md 25). */
export function trackWhoAgreed(
  { storefront, rememberedOrderStorage, loadTracker, logger }: TrackingOptions,
  shopper: Shopper,
): Cancel {
  if (!loadTracker) return () => undefined
  let stop: Cancel | undefined
  let turn = 0

  const start = async (): Promise<void> => {
    const began = ++turn
    const [{ startTracking }, tracker] = await Promise.all([import('../tracking/start-tracking'), loadTracker()])
    // No longer wanted, or wanted twice.
    if (began !== turn) return tracker.stop()
    const stopPolicies = startTracking({ storefront, shopper, tracker, rememberedOrderStorage, logger })
    stop = () => {
      stopPolicies()
      tracker.stop()
    }
  }

  const end = (): void => {
    turn += 1
    stop?.()
    stop = undefined
  }

  const unwatch = reaction(
    () => ({ isGranted: shopper.consent.isGranted, isSecret: hasSecretAddress(storefront) }),
    ({ isGranted, isSecret }) => {
      if (!isGranted) end()
      else if (!isSecret && !stop)
        start().catch((error: unknown) => logger.debug('What counts could not be fetched', error))
    },
    {
      fireImmediately: true,
      equals: (one, other) => one?.isGranted === other?.isGranted && one?.isSecret === other?.isSecret,
    },
  )
  return () => {
    unwatch()
    end()
  }
}
