import { accept, reject, type FieldIssue, type Outcome } from '@vitrin/theme-kit'
import { type FormRefusal, issueTexts } from '@vitrin/theme-kit/forms'
import type { Text } from '../../messages/use-text'

/** What the checkout answers to the fields of a step, with a text for each refused field. */
export function withTexts(saved: Outcome<unknown, readonly FieldIssue[]>, t: Text): Outcome<unknown, FormRefusal> {
  return saved.ok ? accept(undefined) : reject({ fields: issueTexts(saved.rejection, t) })
}
