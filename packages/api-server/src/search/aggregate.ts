import type { PriceRange } from '@vitrin/api-contract/wire'
import type { AggregationBucket, Aggregations } from '@vitrin/catalog'
import { numberOf, type Mask } from './column'
import type { DocumentSet } from './document-set'

export type AskedAggregation = {
  /** As the answer calls it. */
  readonly name: string
  /** Where its values stand. */
  readonly field: string
} & ({
  readonly kind: 'terms'
  /** Buckets at most. */
  readonly size: number
  /** A field whose holders of the same value are counted there already: an option of a product that has the value itself. */
  readonly besides?: string
} | { readonly kind: 'range'; readonly ranges: readonly PriceRange[] })

type TermsAggregation = Extract<AskedAggregation, { readonly kind: 'terms' }>

/** How many of the found documents hold each value (contract §2.4). */
export function aggregate(set: DocumentSet, found: Mask, asked: readonly AskedAggregation[]): Aggregations {
  return Object.fromEntries(
    asked.map((aggregation) => {
      const { name, field } = aggregation
      if (aggregation.kind === 'terms') return [name, termBuckets(set, found, aggregation)]
      return [name, { buckets: rangeBuckets(set, found, field, aggregation.ranges) }]
    }),
  )
}

/** Most frequent first, equally frequent ones in the order of their keys. */
function termBuckets(set: DocumentSet, found: Mask, { field, size, besides }: TermsAggregation) {
  const inBoth = besides === undefined ? undefined : set.column(besides).terms
  const counted = besides === undefined ? found : configurable(set, found)
  const buckets = [...set.column(field).terms]
    .map(([term, { documents }]) => ({ key: numberOf(term) ?? term, doc_count: count(documents, counted) - overlap(documents, inBoth?.get(term)?.documents, counted) }))
    .filter(({ doc_count }) => doc_count > 0)
    .sort((one, other) => other.doc_count - one.doc_count || compareKeys(one.key, other.key))
  const others = buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0)
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: others, buckets: buckets.slice(0, size) }
}

/** As filters see it: only of these what their variants offer counts (contract §2.4). */
function configurable(set: DocumentSet, found: Mask): Mask {
  const mask = set.mask(0)
  set.column('type_id').mark(mask, 'configurable')
  return mask.map((bit, document) => bit & found[document]!)
}

function overlap(documents: readonly number[], others: readonly number[] | undefined, counted: Mask): number {
  if (others === undefined) return 0
  const taken = new Set(others)
  return count(documents.filter((document) => taken.has(document)), counted)
}

/** A range holds its beginning and not its end. */
function rangeBuckets(set: DocumentSet, found: Mask, field: string, ranges: readonly PriceRange[]): readonly AggregationBucket[] {
  const prices = [...set.column(field).terms].map(([term, { documents }]) => [Number(term), documents] as const)
  return ranges.map(({ from, to }) => {
    const within = prices.filter(([price]) => price >= (from ?? -Infinity) && price < (to ?? Infinity))
    const documents = new Set(within.flatMap(([, holders]) => holders))
    return {
      key: `${bound(from)}-${bound(to)}`,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      doc_count: count([...documents], found),
    }
  })
}

function count(documents: readonly number[], found: Mask): number {
  return documents.reduce((sum, document) => sum + found[document]!, 0)
}

function compareKeys(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : 1
}

/** As Elasticsearch writes the ends of a range. */
function bound(value: number | undefined): string {
  return value === undefined ? '*' : value.toFixed(1)
}
