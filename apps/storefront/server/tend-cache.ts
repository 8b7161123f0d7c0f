import { performance } from 'node:perf_hooks'
import type { Clock } from '@vitrin/kernel'
import type { OutputCache } from './output-cache'

export interface TendCacheOptions {
  readonly cache: Pick<OutputCache, 'takeEnding' | 'shrinkOne'>
  readonly renew: (url: string) => Promise<void>
  readonly clock: Pick<Clock, 'after'>
  /** Whether the server has had little to do since the last call. */
  readonly isIdle: () => boolean
}

const EVERY_MS = 1000

/**
 * Works on the output cache while no request waits (decisions.md 50). Once a second it renews one page,
 * or makes one smaller. Returns the stop function.
 */
export function tendCache({ cache, renew, clock, isIdle }: TendCacheOptions): () => void {
  let stop = clock.after(EVERY_MS, tend)
  let isOver = false
  async function work(): Promise<void> {
    if (!isIdle()) return
    const ending = cache.takeEnding()
    if (ending === undefined) await cache.shrinkOne()
    else await renew(ending)
  }
  function tend(): void {
    void work().finally(() => {
      if (!isOver) stop = clock.after(EVERY_MS, tend)
    })
  }
  return () => {
    isOver = true
    stop()
  }
}

/** Another thread than the one that answers may compress, so only the latter must be idle. */
const IDLE_UTILIZATION = 0.1

/** Looks at the part of the time in which the event loop had work. */
export function idleLoop(): () => boolean {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization < IDLE_UTILIZATION
  }
}
