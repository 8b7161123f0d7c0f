import type { Cancel, Clock, IdGenerator, Logger } from '@vitrin/kernel'

export interface HydrationClock extends Clock {
  /** From now on the clock shows the time of the device. */
  release(): void
}

/**
 * Shows the time of the server's render until hydration is over, so that both show the same prices (decisions.md 14).
 */
export function hydrationClock(renderedAtMs: number): HydrationClock {
  let released = false
  return {
    now: () => (released ? Date.now() : renderedAtMs),
    after(delayMs, run): Cancel {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    release() {
      released = true
    },
  }
}

export const browserIds: IdGenerator = {
  // Without HTTPS there is no randomUUID, but there is getRandomValues.
  next: () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
}

export const browserLogger: Logger = {
  debug() {},
  warn: (message, details) => console.warn(message, details ?? ''),
  error: (message, details) => console.error(message, details ?? ''),
}
