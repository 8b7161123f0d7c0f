import { accept, reject, type Outcome } from '@vitrin/kernel'
import { isScalar, termOf } from './field-values'

interface Clause {
  /** One of several clauses of which at least one must match. */
  readonly isAlternative: boolean
  readonly isNegative: boolean
}

export interface Range {
  readonly above?: string
  readonly atLeast?: string
  readonly below?: string
  readonly atMost?: string
}

/** The condition of a filter (contract §2.3). `listed` also finds a value within `a,b,c`. */
export type Condition = Clause &
  (
    | { readonly kind: 'terms' | 'listed'; readonly terms: readonly string[] }
    | { readonly kind: 'exists' }
    | { readonly kind: 'range'; readonly range: Range }
  )

const RANGE_BOUNDS: Readonly<Record<string, keyof Range>> = {
  gt: 'above',
  gte: 'atLeast',
  moreq: 'atLeast',
  from: 'atLeast',
  lt: 'below',
  lte: 'atMost',
  to: 'atMost',
}
const ALTERNATIVE_BOUNDS: Readonly<Record<string, keyof Range>> = {
  orGt: 'above',
  orGte: 'atLeast',
  orMoreq: 'atLeast',
  orFrom: 'atLeast',
  orLt: 'below',
  orLte: 'atMost',
  orTo: 'atMost',
}
const NEGATIVE = new Set(['neq', 'nin', 'nor'])
const ALTERNATIVE = new Set(['or', 'nor'])
/** Documents hold multiselect attributes as lists, or as texts with commas (contract §3.6). */
const LISTED = 'finset'

/**
 * Reads a condition, or says what was expected. Unless all keys are bounds, only the first key counts (contract
 * §2.3).
 */
export function readCondition(value: unknown): Outcome<Condition, string> {
  if (value === undefined) return reject('is required (a value or an operator with its value)')
  if (!isOperators(value)) return terms(value, { isNegative: false, isAlternative: false })
  const [first, ...others] = Object.keys(value)
  if (first === undefined) return reject('should hold an operator, e.g. {"in":[1]}')
  const all = [first, ...others]
  for (const [bounds, isAlternative] of [
    [RANGE_BOUNDS, false],
    [ALTERNATIVE_BOUNDS, true],
  ] as const) {
    if (all.every((key) => Object.hasOwn(bounds, key))) return range(value, bounds, isAlternative)
  }
  const clause = { isNegative: NEGATIVE.has(first), isAlternative: ALTERNATIVE.has(first) }
  if (value[first] !== null) return terms(value[first], clause, first === LISTED ? 'listed' : 'terms')
  // As in the original's query builder: null means the opposite in an alternative.
  return accept({ ...clause, kind: 'exists', isNegative: clause.isNegative !== clause.isAlternative })
}

function isOperators(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function terms(value: unknown, clause: Clause, kind: 'terms' | 'listed' = 'terms'): Outcome<Condition, string> {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (!values.every(isScalar)) return reject('should compare with texts, numbers or truth values')
  return accept({ ...clause, kind, terms: values.map(termOf) })
}

function range(
  value: Readonly<Record<string, unknown>>,
  bounds: Readonly<Record<string, keyof Range>>,
  isAlternative: boolean,
): Outcome<Condition, string> {
  const given = Object.entries(value).filter(([, limit]) => limit !== null)
  if (!given.every(([, limit]) => typeof limit === 'number' || (typeof limit === 'string' && limit !== ''))) {
    return reject('should have numbers or texts as bounds')
  }
  const named = Object.fromEntries(given.map(([key, limit]) => [bounds[key], String(limit)])) as Range
  return accept({ isAlternative, isNegative: false, kind: 'range', range: named })
}
