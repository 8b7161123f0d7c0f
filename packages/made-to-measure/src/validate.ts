import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { Choice, Choices, Dimension, LimitRule, MadeToMeasureModel, Measures } from './model'
import { panes, type Pane, type PaneName } from './panes'
import { standardSizeOf } from './standard-size'
import { hingesFor, paneWeight } from './weight'

export type FieldRule =
  | 'required'
  | 'min'
  | 'max'
  | 'step'
  | 'integer'
  | LimitRule['rule']
  | 'standard-size'
  | 'unknown-choice'
  | 'unknown-option'
  | 'duplicate'
  | 'forbidden'

/** One broken rule. `field` is the code of a measure or choice, or an option id that the model does not know. */
export interface FieldIssue {
  readonly field: string
  readonly rule: FieldRule
  readonly limit: number | null
  readonly actual: number | string | null
  /** The pane that breaks a rule about panes. */
  readonly pane?: PaneName
}

export interface Piece {
  readonly measures: Measures
  readonly choices: Choices
}

export interface ValidateOptions {
  /** Sizes sold in the chosen colour; a standard size outside them may be cut. All of them unless given. */
  readonly sizesInColor?: readonly string[]
}

/** The piece, or every rule that it breaks. */
export function validate(
  model: MadeToMeasureModel,
  measures: Measures,
  choices: Choices,
  { sizesInColor }: ValidateOptions = {},
): Outcome<Piece, readonly FieldIssue[]> {
  const issues = [
    ...model.dimensions.flatMap((dimension) => dimensionIssues(dimension, measures[dimension.code])),
    ...unknownIssues(model, measures, choices),
    ...model.choices.flatMap((choice) => choiceIssues(choice, choices[choice.code])),
    ...limitIssues(model, measures, choices),
    ...standardSizeIssues(model, measures, sizesInColor),
  ]
  return issues.length === 0 ? accept({ measures, choices }) : reject(issues)
}

/** Checks one length without regard to the others. */
export function dimensionIssues(
  { code, min, max, step }: Dimension,
  actual: number | undefined,
): readonly FieldIssue[] {
  if (actual === undefined || Number.isNaN(actual)) return [issue(code, 'required')]
  if (actual < min) return [issue(code, 'min', min, actual)]
  if (actual > max) return [issue(code, 'max', max, actual)]
  return (actual - min) % step === 0 ? [] : [issue(code, 'step', step, actual)]
}

function choiceIssues({ code, values }: Choice, actual: string | undefined): readonly FieldIssue[] {
  if (actual === undefined || actual === '') return [issue(code, 'required')]
  return values.some(({ id }) => id === actual) ? [] : [issue(code, 'unknown-choice', null, actual)]
}

function unknownIssues(model: MadeToMeasureModel, measures: Measures, choices: Choices): readonly FieldIssue[] {
  const known = new Set<string>([...model.dimensions, ...model.choices].map(({ code }) => code))
  return Object.entries<number | string | undefined>({ ...measures, ...choices })
    .filter(([field, actual]) => !known.has(field) && actual !== undefined)
    .map(([field, actual]) => issue(field, 'unknown-option', null, actual ?? null))
}

/** The limits that the panes break: one issue for each pane. */
export function limitIssues(model: MadeToMeasureModel, measures: Measures, choices: Choices): readonly FieldIssue[] {
  if (!model.dimensions.every(({ code }) => (measures[code] ?? 0) > 0)) return []
  const cut = panes(model, measures, choices)
  return model.limits.flatMap((limit) => cut.flatMap((pane) => limitIssue(model, limit, pane)))
}

function limitIssue(model: MadeToMeasureModel, limit: LimitRule, pane: Pane): readonly FieldIssue[] {
  const { allowed, actual } = compared(model, limit, pane)
  return actual > allowed ? [{ ...issue(pane.along, limit.rule, allowed, actual), pane: pane.name }] : []
}

function compared(model: MadeToMeasureModel, limit: LimitRule, pane: Pane): { allowed: number; actual: number } {
  if (limit.rule === 'max-area') return { allowed: limit.m2, actual: (pane.width * pane.height) / 1_000_000 }
  if (limit.rule === 'max-ratio') return { allowed: limit.value, actual: ratioOf(pane) }
  const load = pane.kind === 'hinged' ? paneWeight(model, pane) / hingesFor(model, pane.height) : 0
  return { allowed: limit.kg, actual: load }
}

function ratioOf({ width, height }: Pane): number {
  const shorter = Math.min(width, height)
  return shorter > 0 ? Math.max(width, height) / shorter : 0
}

function standardSizeIssues(
  model: MadeToMeasureModel,
  measures: Measures,
  sizesInColor: readonly string[] | undefined,
): readonly FieldIssue[] {
  const size = standardSizeOf(model, measures)
  const field = model.dimensions[0]?.code
  if (!size || field === undefined) return []
  const sold = sizesInColor?.map(String).includes(size.size_value) ?? true
  return sold ? [issue(field, 'standard-size', null, size.size_value)] : []
}

function issue(
  field: string,
  rule: FieldRule,
  limit: number | null = null,
  actual: number | string | null = null,
): FieldIssue {
  return { field, rule, limit, actual }
}
