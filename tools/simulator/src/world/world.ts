import { chanceOf, type Chance } from './chance'
import { Faults } from './faults'
import { Scheduler, type Life } from './scheduler'
import { Trace } from './trace'

export interface Violation {
  readonly name: string
  readonly sentence: string
}

/** When every history begins: a Friday morning in Stockholm. */
export const START_MS = Date.UTC(2026, 10, 20, 9)

/** What all of one history share: time, chance, faults and the story. */
export class World {
  readonly seed: number
  readonly chance: Chance
  readonly scheduler = new Scheduler(START_MS)
  readonly trace: Trace
  readonly faults: Faults
  violation: Violation | undefined

  constructor(seed: number, faults: ReadonlySet<string> | undefined) {
    this.seed = seed
    this.chance = chanceOf(seed)
    this.trace = new Trace(() => this.now)
    this.faults = new Faults(this.chance, faults)
    this.faults.onStrike = (key) => this.trace.record('!', key)
  }

  get now(): number {
    return this.scheduler.now
  }

  after(delayMs: number, life: Life | undefined, run: () => void): () => void {
    return this.scheduler.after(delayMs, life, run)
  }

  /** The first one counts: what follows from it is noise. */
  violated(name: string, sentence: string): void {
    if (this.violation) return
    this.violation = { name, sentence }
    this.trace.record('', `VIOLATED ${name}: ${sentence}`)
  }
}
