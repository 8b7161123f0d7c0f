import type { PriceRange } from '@vitrin/api-contract/wire'
import type { AggregationBucket, Aggregations } from '@vitrin/catalog'
import { numberOf, type Column, type Mask } from './column'
import type { DocumentSet } from './document-set'

export type AggregationRequest = {
  /** Its name in the answer. */
  readonly name: string
  /** The path of its values in documents. */
  readonly field: string
} & (
  | {
      readonly kind: 'terms'
      /** The most buckets. */
      readonly size: number
      /** Documents with the same value in this field are left out, because another aggregation counts them. */
      readonly besides?: string
    }
  | { readonly kind: 'range'; readonly ranges: readonly PriceRange[] }
  | { readonly kind: 'max' }
  | { readonly kind: 'min' }
)

type TermsAggregation = Extract<AggregationRequest, { readonly kind: 'terms' }>

/** Counts by name, or the greatest or least value; null when no document has a value. */
export type AggregationResults = Readonly<Record<string, Aggregations[string] | { readonly value: number | null }>>

/** Counts the found documents by value (contract §2.4). */
export function aggregate(set: DocumentSet, found: Mask, requested: readonly AggregationRequest[]): AggregationResults {
  return Object.fromEntries(
    requested.map((aggregation) => {
      const { name, field } = aggregation
      if (aggregation.kind === 'terms') return [name, termBuckets(set, found, aggregation)]
      if (aggregation.kind === 'range') return [name, { buckets: rangeBuckets(set, found, field, aggregation.ranges) }]
      const numbers = [...set.column(field).terms]
        .filter(([, { documents }]) => documents.some((document) => found[document]))
        .flatMap(([term]) => numberOf(term) ?? [])
      return [name, { value: extreme(numbers, aggregation.kind) }]
    }),
  )
}

export function extreme(numbers: readonly number[], kind: 'max' | 'min'): number | null {
  if (numbers.length === 0) return null
  return numbers.reduce((one, other) => Math[kind](one, other))
}

/** Most frequent values first, then by key. */
function termBuckets(set: DocumentSet, found: Mask, { field, size, besides }: TermsAggregation) {
  const inBoth = besides === undefined ? undefined : set.column(besides).terms
  const column = set.column(field)
  const counted = besides === undefined || holdersAreConfigurable.get(column) ? found : configurable(set, found, column)
  const buckets = [...column.terms]
    .map(([term, { documents }]) => ({
      key: numberOf(term) ?? term,
      doc_count: count(documents, counted) - overlap(documents, inBoth?.get(term)?.documents, counted),
    }))
    .filter(({ doc_count }) => doc_count > 0)
    .sort((one, other) => other.doc_count - one.doc_count || compareKeys(one.key, other.key))
  const others = buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0)
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: others, buckets: buckets.slice(0, size) }
}

/** As in filters, the options of variants count for configurable products only (contract §2.4). */
function configurable(set: DocumentSet, found: Mask, offers: Column): Mask {
  const mask = set.mask(0)
  set.column('type_id').mark(mask, 'configurable')
  // Nearly always all documents with the field are configurable. That is computed once, and then no mask is needed.
  const areAll =
    holdersAreConfigurable.get(offers) ??
    [...offers.terms.values()].every(({ documents }) => documents.every((document) => mask[document]))
  holdersAreConfigurable.set(offers, areAll)
  return areAll ? found : mask.map((bit, document) => bit & found[document]!)
}

const holdersAreConfigurable = new WeakMap<Column, boolean>()

function overlap(documents: readonly number[], others: readonly number[] | undefined, counted: Mask): number {
  if (others === undefined) return 0
  const taken = new Set(others)
  return count(
    documents.filter((document) => taken.has(document)),
    counted,
  )
}

/** A range includes its start and excludes its end. */
function rangeBuckets(
  set: DocumentSet,
  found: Mask,
  field: string,
  ranges: readonly PriceRange[],
): readonly AggregationBucket[] {
  const prices = [...set.column(field).terms].map(([term, { documents }]) => [Number(term), documents] as const)
  // A document that holds several prices of a range counts once.
  const countedIn = set.mask(0)
  return ranges.map((range, index) => {
    const { from, to } = range
    let doc_count = 0
    for (const [price, documents] of prices) {
      if (price < (from ?? -Infinity) || price >= (to ?? Infinity)) continue
      for (const document of documents) {
        if (!found[document] || countedIn[document] === index + 1) continue
        countedIn[document] = index + 1
        doc_count += 1
      }
    }
    return rangeBucket(range, doc_count)
  })
}

export function rangeBucket({ from, to }: PriceRange, doc_count: number): AggregationBucket {
  return {
    key: `${bound(from)}-${bound(to)}`,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    doc_count,
  }
}

function count(documents: readonly number[], found: Mask): number {
  let sum = 0
  for (const document of documents) sum += found[document]!
  return sum
}

export function compareKeys(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : 1
}

/** As Elasticsearch writes the ends of a range. */
function bound(value: number | undefined): string {
  return value === undefined ? '*' : value.toFixed(1)
}
