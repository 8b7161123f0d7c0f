import type { Clock } from '@vitrin/kernel'

/** Where progress is shown. */
export interface ProgressScreen {
  /** A terminal shows a bar that is drawn again; other outputs get a line now and then. */
  readonly isTerminal: boolean
  write(text: string): void
}

interface ProgressOptions {
  readonly screen: ProgressScreen
  readonly clock: Pick<Clock, 'now'>
  /** For example `Reading`. */
  readonly title: string
  readonly total: number
  /** Writes an amount with its unit. */
  readonly amount: (number: number) => string
}

const REDRAW_MS = 100
const LINE_MS = 5000
const BAR_WIDTH = 24
const CLEAR_LINE = '\r\u001b[K'

/** Shows how far a step of the import is, its rate and the remaining time. */
export class Progress {
  readonly #options: ProgressOptions
  readonly #startedAt: number
  #shownAt: number

  constructor(options: ProgressOptions) {
    this.#options = options
    this.#startedAt = options.clock.now()
    this.#shownAt = this.#startedAt
  }

  reached(done: number): void {
    const { screen, clock } = this.#options
    const now = clock.now()
    if (now - this.#shownAt < (screen.isTerminal ? REDRAW_MS : LINE_MS)) return
    this.#shownAt = now
    const line = this.#line(done, now - this.#startedAt)
    screen.write(screen.isTerminal ? `${CLEAR_LINE}${line}` : `${line}\n`)
  }

  /** Removes the bar. */
  end(): void {
    const { screen } = this.#options
    if (screen.isTerminal) screen.write(CLEAR_LINE)
  }

  #line(done: number, elapsedMs: number): string {
    const { title, total, amount } = this.#options
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const filled = Math.round(share * BAR_WIDTH)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`
    const rate = done / (elapsedMs / 1000)
    const left = rate > 0 ? `, ${duration((total - done) / rate)} left` : ''
    return `${title} ${bar} ${Math.floor(share * 100)} % of ${amount(total)}, ${amount(rate)}/s${left}`
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

export function documents(number: number): string {
  return `${Math.round(number)} documents`
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
