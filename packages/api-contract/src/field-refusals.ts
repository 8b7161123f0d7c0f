import type { z } from 'zod'
import type { FieldError, ValidationError } from './envelope'

/** The refused fields of a request. */
export type FieldRefusals = readonly FieldError[]

/** The refusals of a request that does not fit its schema, one for each broken rule. */
export function fieldRefusals(error: z.ZodError): FieldRefusals {
  return error.issues
    .flatMap(expanded)
    .map((issue) => ({ field: dotted(issue.path), rule: ruleOf(issue), expected: issue.message }))
}

/** The refusal of one field, for rules that a schema cannot express. */
export function fieldRefusal(field: string, expected: string): FieldRefusals {
  return [{ field, rule: 'rule', expected }]
}

/** Rules that only a faulty client breaks. Everything else can be what a shopper typed. */
const SHAPE_RULES: ReadonlySet<string> = new Set(['required', 'type', 'additionalProperties'])

/**
 * What the envelope's `result` holds: a sentence that the client can show, or a list as in contract §1.3 when the
 * request does not have the shape of the call (decisions.md 34).
 */
export function refusalResult(errors: FieldRefusals): string | readonly ValidationError[] {
  if (errors.some(({ rule }) => SHAPE_RULES.has(rule))) return errors.map(validationError)
  return errors.map(({ field, expected }) => `The field ${lastName(field)} ${expected}.`).join(' ')
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

function validationError({ field, rule, expected }: FieldError): ValidationError {
  const path = field === WHOLE ? [] : field.split('.')
  const property = path.at(-1) ?? WHOLE
  const isMissing = rule === 'required'
  return {
    keyword: rule,
    dataPath: (isMissing ? path.slice(0, -1) : path).map((step) => (isIndex(step) ? `[${step}]` : `.${step}`)).join(''),
    schemaPath: `#/${rule}`,
    params: isMissing ? { missingProperty: property } : {},
    message: isMissing ? `should have required property '${property}'` : expected,
  }
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.message.startsWith('is required') ? 'required' : 'type'
  if (issue.code === 'invalid_union') return issue.errors.some(hasOtherType) ? 'type' : 'anyOf'
  return keywords[issue.code] ?? issue.code
}

function hasOtherType(form: readonly z.core.$ZodIssue[]): boolean {
  return form.some(({ code }) => code === 'invalid_type')
}

const keywords: Readonly<Record<string, string>> = {
  too_small: 'minimum',
  too_big: 'maximum',
  invalid_value: 'enum',
  unrecognized_keys: 'additionalProperties',
  invalid_format: 'pattern',
  custom: 'rule',
}

/** The name for the whole body. Queries and paths are always objects, so only a body can be wrong as a whole. */
const WHOLE = 'body'

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || WHOLE
}

/** The last part of a path that is no index: of `street.1` the street. */
function lastName(field: string): string {
  return field.split('.').findLast((step) => !isIndex(step)) ?? field
}

function isIndex(step: string): boolean {
  return /^\d+$/.test(step)
}

function article(expected: string): string {
  return `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`
}

function amount(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`
  return `be ${bound} ${limit}`
}
