import type { Cancel, Clock } from '../ports'

/** A clock that moves only when the test calls `advance`. */
export class ManualClock implements Clock {
  #now: number
  #sequence = 0
  #timers: { readonly at: number; readonly sequence: number; readonly run: () => void }[] = []

  constructor(startMs = Date.UTC(2026, 10, 20, 9)) {
    this.#now = startMs
  }

  now(): number {
    return this.#now
  }

  after(delayMs: number, run: () => void): Cancel {
    const timer = { at: this.#now + delayMs, sequence: this.#sequence++, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Runs the timers that are due, in order, each at its own time. */
  advance(byMs: number): void {
    const target = this.#now + byMs
    for (;;) {
      const due = this.#timers
        .filter((timer) => timer.at <= target)
        .sort((a, b) => a.at - b.at || a.sequence - b.sequence)[0]
      if (!due) break
      this.#timers = this.#timers.filter((timer) => timer !== due)
      this.#now = due.at
      due.run()
    }
    this.#now = target
  }
}
