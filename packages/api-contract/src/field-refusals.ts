import type { FieldRefusal } from '@vitrin/kernel'
import type { z } from 'zod'
import type { ValidationError } from './envelope'

export interface FieldRefusals {
  /** What the envelope's `result` holds (contract §1.3). */
  readonly result: readonly ValidationError[]
  readonly fields: readonly FieldRefusal[]
}

/** The refusals of a request that does not fit its schema, one for each broken rule. */
export function fieldRefusals(error: z.ZodError): FieldRefusals {
  const issues = error.issues.flatMap(expanded)
  return {
    fields: issues.map((issue) => ({ field: dotted(issue.path), message: issue.message })),
    result: issues.map(validationError),
  }
}

/** The refusal of one field, for rules that a schema cannot express. */
export function fieldRefusal(field: string, message: string): FieldRefusals {
  return {
    fields: [{ field, message }],
    result: [{ keyword: 'rule', dataPath: `.${field}`, schemaPath: '#/rule', params: {}, message }],
  }
}

/** The refusals of several parts of one request as one. */
export function mergeRefusals(refusals: readonly FieldRefusals[]): FieldRefusals {
  return { fields: refusals.flatMap(({ fields }) => fields), result: refusals.flatMap(({ result }) => result) }
}

/** The sentences for zod's issues; a schema adds a sentence only where none fits. */
export const sentences: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is required (${article(issue.expected)})`
        : `should be ${article(issue.expected)}`
    case 'too_small':
      return `should ${amount(issue.origin, 'at least', Number(issue.minimum))}`
    case 'too_big':
      return `should ${amount(issue.origin, 'at most', Number(issue.maximum))}`
    case 'invalid_value':
      return `should be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'unrecognized_keys':
      return `should not hold ${issue.keys.join(', ')}`
    case 'invalid_format':
      return issue.format === 'regex' ? 'has an unknown form' : `should be ${article(issue.format)}`
    default:
      return undefined
  }
}

/** The issues of a union: those of the form that matched deepest, because the sender probably meant that one. */
function expanded(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.filter((form) => form.some(({ path }) => path.length > 0))
  const meant = forms.toSorted((one, other) => depth(other) - depth(one))[0]
  if (!meant) {
    const expected = issue.errors.flat().map(({ message }) => message.replace(/^should be /, ''))
    return [{ ...issue, message: `should be ${[...new Set(expected)].join(' or ')}` }]
  }
  return meant.flatMap((inner) => expanded({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The depth to which a form matched. */
function depth(form: readonly z.core.$ZodIssue[]): number {
  return Math.max(
    0,
    ...form.map(
      (issue) => issue.path.length + (issue.code === 'invalid_union' ? Math.max(0, ...issue.errors.map(depth)) : 0),
    ),
  )
}

function validationError(issue: z.core.$ZodIssue): ValidationError {
  const missing = issue.code === 'invalid_type' && issue.message.startsWith('is required')
  const path = missing ? issue.path.slice(0, -1) : issue.path
  const property = String(issue.path.at(-1) ?? WHOLE)
  return {
    keyword: missing ? 'required' : (keywords[issue.code] ?? issue.code),
    dataPath: path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join(''),
    schemaPath: `#/${missing ? 'required' : (keywords[issue.code] ?? issue.code)}`,
    params: missing ? { missingProperty: property } : {},
    message: missing ? `should have required property '${property}'` : issue.message,
  }
}

const keywords: Readonly<Record<string, string>> = {
  invalid_type: 'type',
  too_small: 'minimum',
  too_big: 'maximum',
  invalid_value: 'enum',
  unrecognized_keys: 'additionalProperties',
  invalid_format: 'pattern',
  invalid_union: 'anyOf',
  custom: 'rule',
}

/** The name for the whole body. Queries and paths are always objects, so only a body can be wrong as a whole. */
const WHOLE = 'body'

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || WHOLE
}

function article(expected: string): string {
  return `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`
}

function amount(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return `be ${bound} ${limit}`
}
