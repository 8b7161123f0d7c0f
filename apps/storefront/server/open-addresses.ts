/** Parameters whose values anyone can make up, so that there is no end of such addresses (decisions.md 47). */
const OPEN_PARAMETERS: ReadonlySet<string> = new Set(['width', 'depth', 'height', 'diameter', 'qty', 'line', 'q'])
/** Typed text and numbers of pieces: `option-11`, `bundle-7`, `qty-KG-2001`. */
const OPEN_CHOICE = /^(option|bundle|qty)-/

export function isOpenAddress(url: string): boolean {
  const query = url.split('?')[1]
  return (
    query !== undefined &&
    [...new URLSearchParams(query).keys()].some((name) => OPEN_PARAMETERS.has(name) || OPEN_CHOICE.test(name))
  )
}

export interface RenderBudgetOptions {
  readonly now: () => number
  readonly perSecond: number
  /** So many at once after a quiet time. */
  readonly burst: number
}

/** A rendering takes about 10 ms: open addresses get a fifth of the time at most. */
export const OPEN_ADDRESSES = { perSecond: 20, burst: 60 }

/** How many open addresses the server renders: each costs a rendering, because none is cached. */
export class RenderBudget {
  readonly #options: RenderBudgetOptions
  #left: number
  #countedAtMs: number

  constructor(options: RenderBudgetOptions) {
    this.#options = options
    this.#left = options.burst
    this.#countedAtMs = options.now()
  }

  /** Whether one more may be rendered now. */
  take(): boolean {
    const { now, perSecond, burst } = this.#options
    const nowMs = now()
    this.#left = Math.min(burst, this.#left + ((nowMs - this.#countedAtMs) / 1000) * perSecond)
    this.#countedAtMs = nowMs
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
