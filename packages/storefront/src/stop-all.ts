import type { Cancel } from '@vitrin/kernel'

/** One function that calls all stop functions, in their order. */
export function stopAll(stops: readonly Cancel[]): Cancel {
  return () => {
    for (const stop of stops) stop()
  }
}
