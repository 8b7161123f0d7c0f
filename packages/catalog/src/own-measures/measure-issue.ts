import type { FieldIssue, LengthRejection, LimitFault } from '@vitrin/made-to-measure'

/** One broken rule of the measures or choices, or a text that is not a length. The theme has the sentences. */
export interface MeasureIssue extends Omit<LimitFault, 'rule'> {
  /** `refused`: the host refuses for a reason that this code does not know. */
  readonly rule: FieldIssue['rule'] | LengthRejection | 'refused'
}
