import type { FieldRefusals } from '@vitrin/api-contract'
import { DEFAULT_SEARCH_SIZE, MAX_SEARCH_WINDOW } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import type { Outcome } from '@vitrin/kernel'
import { EVERYTHING } from '../../search/clause'
import type { SearchPlan } from '../../search/run-search'
import { RANDOM, type SortOrder } from '../../search/sort-documents'
import { fieldNames } from '../field-names'
import type { SearchParameters } from '../search-plan'
import { DslReader, isObject, type DslObject } from './dsl-reader'
import { readAggregations } from './read-aggregations'
import { readClause } from './read-clause'
import { isRandom } from './read-function-score'
import { readSort } from './read-sort'

const MEMBERS = [
  'query',
  'aggs',
  'aggregations',
  'sort',
  'from',
  'size',
  'min_score',
  '_source',
  'groupToken',
  'groupId',
]
const ANY_ORDER: SortOrder = { field: RANDOM, isDescending: false, missingFirst: false }

/**
 * The search of a body in Elasticsearch's query language. It knows the clauses of contract §2.4 and refuses others by
 * name. The query string wins over the body, as in Elasticsearch.
 */
export function dslPlan(
  entity: EntityType,
  body: unknown,
  parameters: SearchParameters,
  seed: () => string,
): Outcome<SearchPlan, FieldRefusals> {
  const reader = new DslReader(fieldNames(entity))
  const members = (body === undefined ? {} : reader.object(body, 'body')) ?? {}
  for (const name of Object.keys(members)) {
    if (!MEMBERS.includes(name)) reader.refuse(name, `is not known here (${MEMBERS.join(', ')})`)
  }
  const { query, aggs, aggregations, min_score } = members
  const { sort = [] } = parameters
  const fromBody = readSort(reader, members.sort, 'sort')
  const orders =
    sort.length > 0
      ? readSort(
          reader,
          sort.map(({ field, options }) => ({ [field]: options })),
          'sort',
        )
      : fromBody
  return reader.finish({
    clause: (query === undefined ? undefined : readClause(reader, query, 'query')) ?? EVERYTHING,
    minScore: min_score === undefined ? undefined : reader.number(min_score, 'min_score', 0),
    orders: isObject(query) && isRandom(query.function_score) ? [ANY_ORDER] : orders,
    aggregations: [
      ...readAggregations(reader, aggs, 'aggs'),
      ...readAggregations(reader, aggregations, 'aggregations'),
    ],
    ...readWindow(reader, members, parameters),
    seed,
  })
}

/** Both in the query string and in the body, a size or start below 0 is put right. */
function readWindow(reader: DslReader, members: DslObject, parameters: SearchParameters) {
  const fromBody = (name: 'from' | 'size', usual: number): number => {
    const given = reader.number(members[name], name, usual)
    if (!Number.isInteger(given)) reader.refuse(name, 'should be a whole number')
    return given < 0 ? usual : given
  }
  const from = parameters.from ?? fromBody('from', 0)
  const size = parameters.size ?? fromBody('size', DEFAULT_SEARCH_SIZE)
  if (from + size > MAX_SEARCH_WINDOW)
    reader.refuse('size', `should end within the first ${MAX_SEARCH_WINDOW} documents together with from`)
  return { from, size }
}
