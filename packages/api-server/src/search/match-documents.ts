import type { BoolClause, Clause, WeightedClause } from './clause'
import type { Mask } from './column'
import type { DocumentSet } from './document-set'
import { fieldMask } from './field-mask'
import { matchPattern, matchWords } from './match-words'

export interface Matches {
  readonly mask: Mask
  /** By document number; undefined when no clause of the query ranks. */
  readonly scores: Float64Array | undefined
}

/** The matching documents with their scores. As in Elasticsearch, only `must` and `should` rank. */
export function matchDocuments(set: DocumentSet, clause: Clause): Matches {
  return evaluate(set, clause, true)
}

function evaluate(set: DocumentSet, clause: Clause, isRanked: boolean): Matches {
  switch (clause.kind) {
    case 'all':
      return constant(set.mask(1), isRanked)
    case 'field':
      return constant(fieldMask(set, clause), isRanked)
    case 'words':
      return fromScores(set, set.matching(clause.text))
    case 'match':
      return fromScores(set, matchWords(set.column(clause.field), clause))
    case 'pattern':
      return constant(matchPattern(set.column(clause.field), set.mask(0), clause), isRanked)
    case 'bool':
      return evaluateBool(set, clause, isRanked)
    default:
      return evaluateWeighted(set, clause, isRanked)
  }
}

function evaluateBool(
  set: DocumentSet,
  { must, filter, should, mustNot, minimumShouldMatch }: BoolClause,
  isRanked: boolean,
): Matches {
  const mask = set.mask(1)
  let scores: Float64Array | undefined
  for (const clause of filter) keep(mask, evaluate(set, clause, false).mask)
  for (const clause of mustNot) drop(mask, evaluate(set, clause, false).mask)
  for (const clause of must) {
    const matches = evaluate(set, clause, isRanked)
    keep(mask, matches.mask)
    scores = sum(scores, matches)
  }
  if (should.length > 0) {
    const counts = new Uint16Array(mask.length)
    for (const clause of should) {
      const matches = evaluate(set, clause, isRanked)
      matches.mask.forEach((bit, document) => (counts[document]! += bit))
      scores = sum(scores, matches)
    }
    counts.forEach((count, document) => (mask[document]! &= count >= minimumShouldMatch ? 1 : 0))
  }
  return { mask, scores }
}

function evaluateWeighted(set: DocumentSet, { query, weights, minScore }: WeightedClause, isRanked: boolean): Matches {
  const matches = evaluate(set, query, isRanked)
  const scores = matches.scores?.slice()
  for (const { filter, weight } of weights) {
    evaluate(set, filter, false).mask.forEach((bit, document) => {
      if (bit && scores) scores[document]! *= weight
    })
  }
  return { mask: atLeast({ mask: matches.mask, scores }, minScore), scores }
}

/** The matches with at least this score. */
export function atLeast({ mask, scores }: Matches, minScore: number): Mask {
  return mask.map((bit, document) => (bit && (scores?.[document] ?? 0) >= minScore ? 1 : 0))
}

function constant(mask: Mask, isRanked: boolean): Matches {
  return { mask, scores: isRanked ? Float64Array.from(mask) : undefined }
}

function fromScores(set: DocumentSet, found: ReadonlyMap<number, number>): Matches {
  const mask = set.mask(0)
  const scores = new Float64Array(mask.length)
  for (const [document, score] of found) {
    mask[document] = 1
    scores[document] = score
  }
  return { mask, scores }
}

function sum(scores: Float64Array | undefined, added: Matches): Float64Array | undefined {
  if (!scores || !added.scores) return scores ?? added.scores
  return scores.map((score, document) => score + added.scores![document]!)
}

function keep(mask: Mask, other: Mask): void {
  for (let document = 0; document < mask.length; document++) mask[document] = mask[document]! & other[document]!
}

function drop(mask: Mask, other: Mask): void {
  for (let document = 0; document < mask.length; document++) mask[document] = mask[document]! & (1 - other[document]!)
}
