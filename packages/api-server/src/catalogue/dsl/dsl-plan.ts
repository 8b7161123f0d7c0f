import type { FieldRefusals } from '@vitrin/api-contract'
import type { EntityType } from '@vitrin/catalog'
import type { Outcome } from '@vitrin/kernel'
import { EVERYTHING } from '../../search/clause'
import type { SearchPlan } from '../../search/run-search'
import { RANDOM, type SortOrder } from '../../search/sort-documents'
import { fieldNames } from '../field-names'
import type { SearchParameters } from '../search-plan'
import { DslReader, isObject } from './dsl-reader'
import { readAggregations } from './read-aggregations'
import { readClause } from './read-clause'
import { isRandom } from './read-function-score'
import { readSort } from './read-sort'

const MEMBERS = ['query', 'aggs', 'aggregations', 'sort', 'min_score', 'groupToken', 'groupId']
const ANY_ORDER: SortOrder = { field: RANDOM, isDescending: false, missingFirst: false }

/**
 * The search of a body in Elasticsearch's query language. It knows the clauses of contract §2.4 and refuses others by
 * name.
 */
export function dslPlan(
  entity: EntityType,
  body: unknown,
  { from, size, sort }: SearchParameters,
  seed: () => string,
): Outcome<SearchPlan, FieldRefusals> {
  const reader = new DslReader(fieldNames(entity))
  const members = (body === undefined ? {} : reader.object(body, 'body')) ?? {}
  for (const name of Object.keys(members)) {
    if (!MEMBERS.includes(name)) reader.refuse(name, `is not known here (${MEMBERS.join(', ')})`)
  }
  const { query, aggs, aggregations, min_score } = members
  const fromBody = readSort(reader, members.sort, 'sort')
  // The query string wins over the body, as in Elasticsearch.
  const orders = sort ? readSort(reader, { [sort.field]: sort.options }, 'sort') : fromBody
  return reader.finish({
    clause: (query === undefined ? undefined : readClause(reader, query, 'query')) ?? EVERYTHING,
    minScore: min_score === undefined ? undefined : reader.number(min_score, 'min_score', 0),
    orders: isObject(query) && isRandom(query.function_score) ? [ANY_ORDER] : orders,
    aggregations: [
      ...readAggregations(reader, aggs, 'aggs'),
      ...readAggregations(reader, aggregations, 'aggregations'),
    ],
    from,
    size,
    seed,
  })
}
