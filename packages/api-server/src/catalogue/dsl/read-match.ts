import { textSearch } from '@vitrin/api-contract/wire'
import { bool, type Clause, type MatchClause } from '../../search/clause'
import { isObject, type DslObject, type DslReader } from './dsl-reader'
import { matchClause } from './match-clause'

/** These are ignored: the host decides how words are compared (contract §2.4). */
const TUNING = [
  'fuzziness',
  'cutoff_frequency',
  'max_expansions',
  'prefix_length',
  'minimum_should_match',
  'tie_breaker',
  'type',
  'slop',
  'boost',
]

export function readMatch(
  reader: DslReader,
  value: unknown,
  at: string,
  needs: 'any' | 'phrase',
): MatchClause | undefined {
  const single = reader.single(value, at)
  if (!single) return undefined
  const [field, given] = single
  const place = `${at}.${field}`
  const body: DslObject = isObject(given) ? given : { query: given }
  reader.onlyKnown(body, ['query', 'operator', ...TUNING], place)
  return matchClause({
    name: field,
    field: reader.fieldOf(field),
    value: reader.scalar(body.query, `${place}.query`),
    boost: reader.number(body.boost, `${place}.boost`, 1),
    needs: needs === 'any' && isAnd(body.operator) ? 'all' : needs,
  })
}

/** Over names and further fields of the text search this is the text search; else each field is matched for itself. */
export function readMultiMatch(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, ['query', 'fields', 'operator', ...TUNING], at)
  const text = reader.scalar(body.query, `${at}.query`)
  const { fields } = body
  if (!Array.isArray(fields) || !fields.every((field) => typeof field === 'string') || fields.length === 0) {
    return reader.refuse(`${at}.fields`, 'should be a list of fields')
  }
  const boosted = fields.map((field) => field.split('^') as [string, string?])
  const isTextSearch =
    boosted.some(([field]) => field === 'name') && boosted.every(([field]) => Object.hasOwn(textSearch.boosts, field))
  if (isTextSearch) return { kind: 'words', text: String(text) }
  const needs = isAnd(body.operator) ? 'all' : 'any'
  const should = boosted.map(([field, boost], position) =>
    matchClause({
      name: field,
      field: reader.fieldOf(field),
      value: text,
      needs,
      boost: reader.number(boost === undefined ? 1 : Number(boost), `${at}.fields.${position}`, 1),
    }),
  )
  return bool({ should, minimumShouldMatch: 1 })
}

function isAnd(operator: unknown): boolean {
  return typeof operator === 'string' && operator.toLowerCase() === 'and'
}
