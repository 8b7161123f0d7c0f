import { parseLength, validate, type MadeToMeasureModel, type Piece } from '@vitrin/made-to-measure'
import type { MeasureIssue } from './measure-issue'

/** Every reason why what is typed cannot be cut; of a length that cannot be read there is nothing more to say. */
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
  // Measures of a standard size choose that size, where it is sold; elsewhere they are cut.
  const piece = validate(model, measures, choices, { sizesInColor: [] })
  return piece.ok ? unreadable : [...unreadable, ...piece.rejection.filter(({ field }) => !unread.has(field))]
}
