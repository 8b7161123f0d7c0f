import type { Dimension, DimensionCode, MadeToMeasureModel } from './model'
import { panes } from './panes'
import { limitIssues, type FieldIssue, type FieldRule, type Piece } from './validate'

/** One changed length with which the piece can be cut. */
export interface Mend {
  readonly field: DimensionCode
  /** Millimetres. */
  readonly length: number
  /** Whether the length has to be at least or at most this. */
  readonly bound: 'min' | 'max'
}

/** A limit that several lengths break together, said once although more than one pane may break it. */
export interface LimitFault extends FieldIssue {
  /** The least change of one length that mends it; `field` is that length's. */
  readonly mend?: Mend
  /** Of a pane that is too narrow: the lengths of its longer and its shorter side. */
  readonly sides?: readonly [longer: DimensionCode, shorter: DimensionCode]
  /** The pane is the whole glass of the piece, so that its width is the typed one. */
  readonly isWholeGlass?: boolean
}

/** The broken limits of a piece whose lengths are right each by itself. */
export function limitFaults(model: MadeToMeasureModel, piece: Piece): readonly LimitFault[] {
  const issues = limitIssues(model, piece.measures, piece.choices)
  const rules = new Set(issues.map(({ rule }) => rule))
  return [...rules].map((rule) => {
    const worst = issues.filter((issue) => issue.rule === rule).reduce((a, b) => (excess(b) > excess(a) ? b : a))
    const mend = leastChange(model, piece, rule)
    return { ...worst, ...sidesOf(model, piece, worst), ...(mend && { field: mend.field, mend }) }
  })
}

function excess({ limit, actual }: FieldIssue): number {
  return Number(actual) / (limit ?? 1)
}

function sidesOf(
  model: MadeToMeasureModel,
  { measures, choices }: Piece,
  { rule, pane: name }: FieldIssue,
): Pick<LimitFault, 'sides' | 'isWholeGlass'> {
  const cut = panes(model, measures, choices)
  const pane = cut.find((one) => one.name === name)
  if (rule !== 'max-ratio' || !pane) return {}
  const isWholeGlass = cut.length === 1
  return { isWholeGlass, sides: pane.height > pane.width ? ['height', pane.along] : [pane.along, 'height'] }
}

/** Of all single lengths that would mend the rule, the one that changes its length by the smallest part. */
function leastChange(model: MadeToMeasureModel, piece: Piece, rule: FieldRule): Mend | undefined {
  const mends = model.dimensions.flatMap((dimension) => nearestMend(model, piece, { rule, dimension }))
  const change = ({ field, length }: Mend) => Math.abs(length / (piece.measures[field] ?? 1) - 1)
  return mends.toSorted((a, b) => change(a) - change(b))[0]
}

function nearestMend(
  model: MadeToMeasureModel,
  { measures, choices }: Piece,
  { rule, dimension }: { readonly rule: FieldRule; readonly dimension: Dimension },
): readonly Mend[] {
  const { code: field, min, max, step } = dimension
  const typed = measures[field] ?? 0
  const isMended = (length: number) =>
    length >= min &&
    length <= max &&
    !limitIssues(model, { ...measures, [field]: length }, choices).some((issue) => issue.rule === rule)
  for (let change = step; change <= max - min; change += step) {
    if (isMended(typed - change)) return [{ field, length: typed - change, bound: 'max' }]
    if (isMended(typed + change)) return [{ field, length: typed + change, bound: 'min' }]
  }
  return []
}
