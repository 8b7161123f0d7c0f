import type { Found, RangeResult } from './run-range'

const EVERY = 500

/** Prints the progress, the violations and the totals of the histories to stderr. */
export class Progress {
  readonly #seeds: number
  readonly #begun = performance.now()
  #done = 0

  constructor(seeds: number) {
    this.#seeds = seeds
  }

  seed = (found: Found | undefined): void => {
    this.#done += 1
    if (found) process.stderr.write(`seed ${found.seed}: ${found.sentence}\n`)
    if (this.#done % EVERY === 0) process.stderr.write(`${this.#done} of ${this.#seeds}, ${this.#rate()} a second\n`)
  }

  end({ counts, sites, marks }: RangeResult): void {
    const each = Object.entries(counts).map(([name, count]) => `${(count / this.#seeds).toFixed(1)} ${name}`)
    const reached = `${Object.keys(sites).length} fault sites, ${marks.length} marks hit`
    process.stderr.write(`${this.#rate()} histories a second; in each ${each.join(', ')}; ${reached}\n`)
  }

  #rate(): string {
    return ((this.#done / (performance.now() - this.#begun)) * 1000).toFixed(1)
  }
}
