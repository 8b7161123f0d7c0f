import type { Tab } from '../actors/tab'
import type { Draw } from '../world/chance'
import type { Stage } from '../stage'

export type StepArguments = Readonly<Record<string, string | number>>

/** Something that somebody does. What it needs is drawn before the history begins, so that steps can be left out. */
export interface StepKind {
  readonly kind: string
  /** How often, against the others. */
  readonly weight: number
  /** Only where somebody may sign in. */
  readonly needsAccounts?: boolean
  /** Only there. */
  readonly shapes?: readonly string[]
  /** Kinds that some tab may do in the same moment. */
  readonly rivals?: readonly string[]
  draw?(draw: Draw): StepArguments
}

/** Done at a tab that shows the shop; passed over at one that does not. */
export interface TabStep extends StepKind {
  run(tab: Tab, given: StepArguments, stage: Stage): Promise<void> | void
}

/** Done to a tab in any state, to a device or to the host. */
export interface WorldStep extends StepKind {
  happen(stage: Stage, given: StepArguments, tab: Tab): void
}

export type Step = TabStep | WorldStep
