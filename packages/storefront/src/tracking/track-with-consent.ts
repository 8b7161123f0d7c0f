import type { Tracker } from '@vitrin/analytics'
import type { Cancel, Logger } from '@vitrin/kernel'
import { reaction } from 'mobx'

/** The addresses of mailed links hold a secret, which a tracker would read. */
const SECRET_ADDRESSES: ReadonlySet<string> = new Set(['create-password', 'mail-link'])

export interface TrackWithConsentOptions {
  readonly consent: { readonly isGranted: boolean }
  readonly pages: { readonly current: { readonly id: string } | undefined }
  /** Undefined in a shop that tracks nothing. */
  readonly loadTracker: (() => Promise<Tracker>) | undefined
  /** Loads the code of the tracking policies. */
  readonly loadPolicies: () => Promise<(tracker: Tracker) => Cancel>
  readonly logger: Logger
}

/**
 * Loads and starts tracking after the shopper's consent, and stops it when the consent is withdrawn (R1.11,
 * decisions.md 25).
 */
export function trackWithConsent({
  consent,
  pages,
  loadTracker,
  loadPolicies,
  logger,
}: TrackWithConsentOptions): Cancel {
  if (!loadTracker) return () => undefined
  let stopTracking: Cancel | undefined
  let latestStart = 0

  const start = async (): Promise<void> => {
    const thisStart = ++latestStart
    const [startPolicies, tracker] = await Promise.all([loadPolicies(), loadTracker()])
    // The consent was withdrawn while the code was loading, or a later start took over.
    if (thisStart !== latestStart) return tracker.stop()
    const stopPolicies = startPolicies(tracker)
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
    () => ({ isGranted: consent.isGranted, hasSecretAddress: SECRET_ADDRESSES.has(pages.current?.id ?? '') }),
    ({ isGranted, hasSecretAddress }) => {
      if (!isGranted) stop()
      else if (!hasSecretAddress && !stopTracking)
        start().catch((error: unknown) => logger.debug('The tracker could not be loaded', error))
    },
    {
      fireImmediately: true,
      equals: (one, other) => one?.isGranted === other?.isGranted && one?.hasSecretAddress === other?.hasSecretAddress,
    },
  )
  return () => {
    stopWatching()
    stop()
  }
}
