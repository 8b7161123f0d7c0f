import {
  dimensionIssues,
  limitFaults,
  parseLength,
  validate,
  type MadeToMeasureModel,
  type Piece,
} from '@vitrin/made-to-measure'
import type { MeasureIssue } from './measure-issue'

/**
 * Every reason why the typed lengths cannot be cut: one for each wrong length. Limits that depend on several lengths
 * are checked once each length is right by itself; until then they would only repeat that fault.
 */
export function measureIssues(
  model: MadeToMeasureModel,
  typed: Readonly<Record<string, string>>,
  { measures, choices }: Piece,
): readonly MeasureIssue[] {
  const ofLengths = model.dimensions.flatMap((dimension): readonly MeasureIssue[] => {
    const actual = typed[dimension.code] ?? ''
    const length = parseLength(actual)
    if (length.ok) return dimensionIssues(dimension, length.value)
    return [{ field: dimension.code, rule: length.rejection, limit: null, actual }]
  })
  if (ofLengths.length > 0) return ofLengths
  // Lengths of a standard size are allowed here: they choose that size where it is sold, and are cut elsewhere.
  const piece = validate({ ...model, limits: [] }, measures, choices, { sizesInColor: [] })
  return [...(piece.ok ? [] : piece.rejection), ...limitFaults(model, { measures, choices })]
}
