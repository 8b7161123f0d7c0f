import { compareKeys, extreme, rangeBucket, type AggregationRequest, type AggregationResults } from './aggregate'
import { numberOf } from './column'
import { SHOWN_PRICE, type VariantMatches } from './match-variants'

/**
 * Counts the documents by the values of their matching variants. The options of variants (`…_options`) are counted
 * with the field itself, so that their own aggregation is empty and no document counts twice.
 */
export function aggregateVariants(
  matches: VariantMatches,
  requested: readonly AggregationRequest[],
): AggregationResults {
  return Object.fromEntries(
    requested.map((aggregation) => {
      if (aggregation.kind === 'max' || aggregation.kind === 'min')
        return [aggregation.name, { value: extreme(numbersOf(matches, aggregation.field), aggregation.kind) }]
      if (aggregation.kind === 'range') return [aggregation.name, { buckets: rangeBuckets(matches, aggregation) }]
      const isCounted = aggregation.besides === undefined
      return [aggregation.name, termBuckets(isCounted ? counts(matches, aggregation.field) : [], aggregation.size)]
    }),
  )
}

type Count = readonly [term: string, documents: number]

function termBuckets(found: readonly Count[], size: number) {
  const buckets = found
    .map(([term, documents]) => ({ key: numberOf(term) ?? term, doc_count: documents }))
    .sort((one, other) => other.doc_count - one.doc_count || compareKeys(one.key, other.key))
  const others = buckets.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0)
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: others, buckets: buckets.slice(0, size) }
}

/** The number of documents of each value. */
function counts(matches: VariantMatches, field: string): readonly Count[] {
  if (field === SHOWN_PRICE) return priceCounts(matches)
  const column = matches.rows.column(field)
  const documents = new Int32Array(column.terms.length)
  const countedFor = new Int32Array(column.terms.length).fill(-1)
  forEachRow(matches, (row, document) => {
    for (const id of column.ids(row)) {
      if (countedFor[id] === document) continue
      countedFor[id] = document
      documents[id]! += 1
    }
  })
  return column.terms.flatMap((term, id) => (documents[id] ? [[term, documents[id]] as const] : []))
}

function priceCounts(matches: VariantMatches): readonly Count[] {
  const found = new Map<number, { documents: number; countedFor: number }>()
  forEachRow(matches, (row, document) => {
    const price = matches.priceAt(row)
    if (Number.isNaN(price)) return
    const known = found.get(price)
    if (!known) found.set(price, { documents: 1, countedFor: document })
    else if (known.countedFor !== document) {
      known.documents += 1
      known.countedFor = document
    }
  })
  return [...found].map(([price, { documents }]) => [String(price), documents])
}

/** A range includes its start and excludes its end. */
function rangeBuckets(
  matches: VariantMatches,
  { field, ranges }: Extract<AggregationRequest, { readonly kind: 'range' }>,
) {
  const valueAt = valuesOf(matches, field)
  const documents = ranges.map(() => 0)
  const countedFor = ranges.map(() => -1)
  forEachRow(matches, (row, document) => {
    const value = valueAt(row)
    ranges.forEach(({ from = -Infinity, to = Infinity }, index) => {
      if (!(value >= from && value < to) || countedFor[index] === document) return
      countedFor[index] = document
      documents[index]! += 1
    })
  })
  return ranges.map((range, index) => rangeBucket(range, documents[index]!))
}

function numbersOf(matches: VariantMatches, field: string): readonly number[] {
  const valueAt = valuesOf(matches, field)
  const found = new Set<number>()
  forEachRow(matches, (row) => found.add(valueAt(row)))
  found.delete(Number.NaN)
  return [...found]
}

function valuesOf({ rows, priceAt }: VariantMatches, field: string): (row: number) => number {
  const column = rows.column(field)
  return field === SHOWN_PRICE ? priceAt : (row) => column.numberAt(row)
}

function forEachRow({ rows, mask, isMatching }: VariantMatches, visit: (row: number, document: number) => void): void {
  for (let document = 0; document < mask.length; document++) {
    if (!mask[document]) continue
    for (let row = rows.first(document); row < rows.end(document); row++) if (isMatching(row)) visit(row, document)
  }
}
