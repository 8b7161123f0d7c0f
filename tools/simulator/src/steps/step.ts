import type { Tab } from '../actors/tab'
import type { Draw } from '../world/chance'
import type { Stage } from '../stage'

export type StepArguments = Readonly<Record<string, string | number>>

/** A kind of action. Its arguments are drawn before the history begins, so that steps can be left out. */
export interface StepKind {
  readonly kind: string
  /** How often it is drawn, relative to the others. */
  readonly weight: number
  /** It happens only in shapes with accounts. */
  readonly needsAccounts?: boolean
  /** It happens only in these shapes. */
  readonly shapes?: readonly string[]
  /** Kinds that another tab may do at the same time. */
  readonly rivals?: readonly string[]
  draw?(draw: Draw): StepArguments
}

/** An action of a tab that shows the shop. It is skipped in other tabs. */
export interface TabStep extends StepKind {
  run(tab: Tab, given: StepArguments, stage: Stage): Promise<void> | void
}

/** An action on a tab in any state, on a device or on the host. */
export interface WorldStep extends StepKind {
  happen(stage: Stage, given: StepArguments, tab: Tab): void
}

export type Step = TabStep | WorldStep
