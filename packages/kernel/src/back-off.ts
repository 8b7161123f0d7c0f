export interface BackOff {
  readonly firstDelayMs: number
  readonly longestDelayMs: number
}

/** The wait before the next try: doubled by each failure before this one, up to the longest. */
export function backOffDelayMs(earlierFailures: number, { firstDelayMs, longestDelayMs }: BackOff): number {
  return Math.min(firstDelayMs * 2 ** earlierFailures, longestDelayMs)
}
