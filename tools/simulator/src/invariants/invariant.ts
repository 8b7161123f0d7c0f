import type { HostRows } from '../oracle/host-rows'
import type { Oracle } from '../oracle/oracle'
import type { Screen } from '../oracle/screen'

export interface ShownTab {
  readonly name: string
  readonly device: string
  /** The life of its page. */
  readonly generation: string
  /** Whose cart it shows. */
  readonly owner: string
  readonly screen: Screen
}

/** What an onlooker may look at. */
export interface Facts {
  readonly oracle: Oracle
  readonly rows: HostRows
  readonly tabs: readonly ShownTab[]
}

/** A sentence that must hold. */
export interface Invariant {
  readonly name: string
  /** What is wrong; undefined where all is well. */
  check(facts: Facts): string | undefined
}

export function firstOf(sentences: Iterable<string | undefined>): string | undefined {
  for (const sentence of sentences) if (sentence !== undefined) return sentence
  return undefined
}
