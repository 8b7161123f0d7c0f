import type { FieldClause } from './clause'
import { compareTerms, numberOf, type Column, type Mask } from './column'
import type { Condition, Range } from './condition'
import type { DocumentSet } from './document-set'

/** The documents that match a filter. Several values of a filter are alternatives (contract §2.4). */
export function fieldMask(set: DocumentSet, { field, condition, isCatalog }: FieldClause): Mask {
  const mask = set.mask(0)
  mark(mask, set.column(field), condition)
  if (isCatalog) {
    const offered = set.mask(0)
    mark(offered, set.column(`${field}_options`), condition)
    const configurable = set.mask(0)
    set.column('type_id').mark(configurable, 'configurable')
    offered.forEach((bit, document) => (mask[document]! |= bit & configurable[document]!))
  }
  return condition.isNegative ? mask.map((bit) => 1 - bit) : mask
}

function mark(mask: Mask, column: Column, condition: Condition): void {
  switch (condition.kind) {
    case 'terms':
      for (const term of condition.terms) column.mark(mask, term)
      return
    case 'exists':
      column.markAll(mask)
      return
    default:
      for (const term of column.terms.keys()) if (acceptsTerm(condition, term)) column.mark(mask, term)
  }
}

/** Whether a value of this condition's field satisfies it, apart from its negation. */
export function acceptsTerm(condition: Condition, term: string): boolean {
  switch (condition.kind) {
    case 'terms':
      return condition.terms.includes(term)
    case 'listed':
      return term.split(',').some((part) => condition.terms.includes(part.trim()))
    case 'exists':
      return true
    default:
      return isInRange(term, condition.range)
  }
}

function isInRange(term: string, { above, atLeast, below, atMost }: Range): boolean {
  const compared = (bound: string): number => (comparable(term, bound) ? compareTerms(term, bound) : Number.NaN)
  return (
    (above === undefined || compared(above) > 0) &&
    (atLeast === undefined || compared(atLeast) >= 0) &&
    (below === undefined || compared(below) < 0) &&
    (atMost === undefined || compared(atMost) <= 0)
  )
}

/** Numbers and words cannot be compared with each other. */
function comparable(one: string, other: string): boolean {
  return (numberOf(one) === undefined) === (numberOf(other) === undefined)
}
