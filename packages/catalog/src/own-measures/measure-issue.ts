import type { FieldIssue, LengthRejection } from '@vitrin/made-to-measure'

/** One broken rule of the measures or choices, or a text that is no length; the theme has the sentences. */
export interface MeasureIssue extends Omit<FieldIssue, 'rule'> {
  /** `refused`: a host says no in words that nobody knows. */
  readonly rule: FieldIssue['rule'] | LengthRejection | 'refused'
}
