import type { Cancel, Clock, IdGenerator, Logger } from '@vitrin/kernel'

export interface HydrationClock extends Clock {
  /** From here on the clock tells the device's time. */
  release(): void
}

/** Tells the render's time until hydration is over, so that server and browser show the same prices (decisions.md 14). */
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
  // randomUUID is absent on addresses without HTTPS, getRandomValues is not.
  next: () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
}

export const browserLogger: Logger = {
  debug() {},
  warn: (message, details) => console.warn(message, details ?? ''),
  error: (message, details) => console.error(message, details ?? ''),
}
