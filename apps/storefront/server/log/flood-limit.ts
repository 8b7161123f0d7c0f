const LINES_A_SECOND = 20

interface Second {
  readonly startedAt: number
  lines: number
  leftOut: number
}

/** Who causes an event again and again cannot fill the disk with its lines. */
export class FloodLimit {
  readonly #now: () => number
  readonly #seconds = new Map<string, Second>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** How many lines were left out before this one; undefined when this one is left out, too. */
  leftOut(event: string): number | undefined {
    const now = this.#now()
    const known = this.#seconds.get(event)
    if (known && now - known.startedAt < 1000) {
      if (known.lines >= LINES_A_SECOND) {
        known.leftOut += 1
        return undefined
      }
      known.lines += 1
      return 0
    }
    this.#seconds.set(event, { startedAt: now, lines: 1, leftOut: 0 })
    return known?.leftOut ?? 0
  }
}
