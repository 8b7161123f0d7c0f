import { parseLength, validate, type MadeToMeasureModel, type Piece } from '@vitrin/made-to-measure'
import type { MeasureIssue } from './measure-issue'

/** Every reason why the typed lengths cannot be cut. A length that cannot be read has only that one issue. */
export function measureIssues(
  model: MadeToMeasureModel,
  typed: Readonly<Record<string, string>>,
  { measures, choices }: Piece,
): readonly MeasureIssue[] {
  const unreadable = model.dimensions.flatMap(({ code }): MeasureIssue[] => {
    const actual = typed[code] ?? ''
    const length = parseLength(actual)
    return length.ok ? [] : [{ field: code, rule: length.rejection, limit: null, actual }]
  })
  const unread = new Set(unreadable.map(({ field }) => field))
  // Lengths of a standard size are allowed here: they choose that size where it is sold, and are cut elsewhere.
  const piece = validate(model, measures, choices, { sizesInColor: [] })
  return piece.ok ? unreadable : [...unreadable, ...piece.rejection.filter(({ field }) => !unread.has(field))]
}
