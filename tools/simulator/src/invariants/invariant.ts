import type { HostRows } from '../oracle/host-rows'
import type { Oracle } from '../oracle/oracle'
import type { Screen } from '../oracle/screen'

export interface ShownTab {
  readonly name: string
  readonly device: string
  /** The name of its page. */
  readonly generation: string
  /** The owner of the cart that it shows. */
  readonly owner: string
  readonly screen: Screen
}

/** The facts that an observer can see. */
export interface Facts {
  readonly oracle: Oracle
  readonly rows: HostRows
  readonly tabs: readonly ShownTab[]
}

/** A sentence that must always be true. */
export interface Invariant {
  readonly name: string
  /** A sentence about the violation, or undefined. */
  check(facts: Facts): string | undefined
}

export function firstOf(sentences: Iterable<string | undefined>): string | undefined {
  for (const sentence of sentences) if (sentence !== undefined) return sentence
  return undefined
}
