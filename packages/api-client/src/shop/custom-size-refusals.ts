import type { MeasureIssue } from '@vitrin/catalog'
import type { HostRejection } from '@vitrin/kernel'

type Lengths = Readonly<Record<string, number>>

/** The reasons why a host refuses a piece: from its fields, or else from the sentence of contract §13.5. */
export function customSizeRefusals({ fields, message }: HostRejection, requested: Lengths): readonly MeasureIssue[] {
  const refused = fields.length > 0 ? fields : [sentenceOf(message)]
  return refused.map(({ field: path, message: sentence }) => {
    const field = path.replace(/^\w+\./, '')
    return { field, ...ruleOf(sentence, requested[field] ?? null), actual: null }
  })
}

/** A sentence such as "width must be between 600 and 1200" begins with its field. */
function sentenceOf(sentence: string): { readonly field: string; readonly message: string } {
  const [, field = '', message = sentence] = /^(\w+) (must .+)$/.exec(sentence) ?? []
  return { field, message }
}

const RULES: readonly (readonly [sentence: RegExp, rule: MeasureIssue['rule']])[] = [
  [/^is required/, 'required'],
  [/^should be at least ([\d.]+) mm$/, 'min'],
  [/^should be at most ([\d.]+) mm$/, 'max'],
  [/^should be in steps of ([\d.]+) mm$/, 'step'],
  [/^should leave no pane over ([\d.]+) m²$/, 'max-area'],
  [/^should leave at most ([\d.]+) kg for each hinge$/, 'max-weight-per-hinge'],
  [/^should leave no pane longer than ([\d.]+) times its width$/, 'max-ratio'],
  [/^is a standard size/, 'standard-size'],
]

function ruleOf(sentence: string, actual: number | null): Pick<MeasureIssue, 'rule' | 'limit'> {
  const [, min, max] = /^must be between ([\d.]+) and ([\d.]+)$/.exec(sentence) ?? []
  if (min !== undefined && max !== undefined)
    return actual !== null && actual > Number(max)
      ? { rule: 'max', limit: Number(max) }
      : { rule: 'min', limit: Number(min) }
  for (const [pattern, rule] of RULES) {
    const match = pattern.exec(sentence)
    if (match) return { rule, limit: match[1] === undefined ? null : Number(match[1]) }
  }
  return { rule: 'refused', limit: null }
}
