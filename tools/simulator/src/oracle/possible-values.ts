/** A requested change that turns a value into one of several. */
export interface Effect<Value> {
  readonly id: number
  /** Effects of one lane happen in the order of their requests. */
  readonly lane: string
  readonly change: (value: Value) => readonly Value[]
}

interface State<Value> {
  readonly value: Value
  /** Ids of effects that have not happened in this world, lowest first. */
  readonly pending: readonly number[]
}

const MOST_STATES = 2_000

/**
 * All values that are possible after the requested changes and what was observed. A change that is on its way is
 * concurrent with all others until it is known whether it has happened.
 */
export class PossibleValues<Value extends string | number> {
  readonly #effects = new Map<number, Effect<Value>>()
  #states: readonly State<Value>[]
  /** Too many changes are open to compute the values. */
  isLost = false

  constructor(...values: readonly Value[]) {
    this.#states = values.map((value) => ({ value, pending: [] }))
  }

  asked(effect: Effect<Value>): void {
    this.#effects.set(effect.id, effect)
    this.#become(this.#states.map(({ value, pending }) => ({ value, pending: [...pending, effect.id] })))
  }

  /** It has happened. */
  happened(id: number): void {
    if (!this.#effects.has(id)) return
    this.#become(this.#closure().filter(({ pending }) => !pending.includes(id)))
    this.#effects.delete(id)
  }

  /** It has not happened, and never will. */
  refused(id: number): void {
    if (!this.#effects.has(id)) return
    this.#become(this.#states.filter(({ pending }) => pending.includes(id)).map((state) => without(state, id)))
    this.#effects.delete(id)
  }

  /** It has happened, or never will. */
  decided(id: number): void {
    if (!this.#effects.has(id)) return
    this.#become(this.#closure().map((state) => without(state, id)))
    this.#effects.delete(id)
  }

  get values(): ReadonlySet<Value> {
    return new Set(this.#closure().map(({ value }) => value))
  }

  #closure(): readonly State<Value>[] {
    const reached = new Map(this.#states.map((state) => [keyOf(state), state]))
    for (const state of reached.values()) {
      for (const id of state.pending) {
        const effect = this.#effects.get(id)
        if (!effect || this.#isBehind(effect, state)) continue
        for (const value of effect.change(state.value)) {
          const next = without({ value, pending: state.pending }, id)
          reached.set(keyOf(next), next)
        }
      }
      if (reached.size > MOST_STATES) {
        this.isLost = true
        break
      }
    }
    return [...reached.values()]
  }

  #isBehind({ id, lane }: Effect<Value>, { pending }: State<Value>): boolean {
    return pending.some((other) => other < id && this.#effects.get(other)?.lane === lane)
  }

  #become(states: readonly State<Value>[]): void {
    this.#states = [...new Map(states.map((state) => [keyOf(state), state])).values()]
  }
}

/** The sums of each possible value of the one and of the other. */
export function sumsOf(one: PossibleValues<number>, other: PossibleValues<number>): PossibleValues<number> {
  const sums = [...one.values].flatMap((value) => [...other.values].map((more) => value + more))
  return new PossibleValues<number>(...new Set(sums))
}

function keyOf({ value, pending }: State<string | number>): string {
  return `${value}|${pending.join(',')}`
}

function without<Value>({ value, pending }: State<Value>, id: number): State<Value> {
  return { value, pending: pending.filter((other) => other !== id) }
}
