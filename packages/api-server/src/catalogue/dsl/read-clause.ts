import { textSearch } from '@vitrin/api-contract/wire'
import { bool, EVERYTHING, type Clause, type MatchClause } from '../../search/clause'
import { readCondition } from '../../search/condition'
import { isObject, type DslObject, type DslReader } from './dsl-reader'
import { readFunctionScore } from './read-function-score'

type ReadClause = (reader: DslReader, value: unknown, at: string, depth: number) => Clause | undefined

const MAX_DEPTH = 12
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

const CLAUSES: Readonly<Record<string, ReadClause>> = {
  bool: readBool,
  term: readTerm,
  terms: readTerms,
  range: readRange,
  exists: readExists,
  match: (reader, value, at) => readMatch(reader, value, at, 'any'),
  match_phrase: (reader, value, at) => readMatch(reader, value, at, 'phrase'),
  multi_match: readMultiMatch,
  match_all: () => EVERYTHING,
  function_score: (reader, value, at, depth) =>
    readFunctionScore(reader, value, at, (query, place) => readClause(reader, query, place, depth + 1)),
}

/** Reads a clause of contract §2.4; refuses others by name. */
export function readClause(reader: DslReader, value: unknown, at: string, depth = 0): Clause | undefined {
  if (depth > MAX_DEPTH) return reader.refuse(at, `should lie at most ${MAX_DEPTH} clauses deep`)
  if (!reader.countClause(at)) return undefined
  const single = reader.single(value, at)
  if (!single) return undefined
  const [name, body] = single
  const read = Object.hasOwn(CLAUSES, name) ? CLAUSES[name] : undefined
  return read
    ? read(reader, body, `${at}.${name}`, depth)
    : reader.refuse(`${at}.${name}`, `is no clause that this host knows (${Object.keys(CLAUSES).join(', ')})`)
}

function readBool(reader: DslReader, value: unknown, at: string, depth: number): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, ['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost'], at)
  const clauses = (name: string): readonly Clause[] => {
    const given = body[name]
    if (given === undefined) return []
    const list: readonly unknown[] = Array.isArray(given) ? given : [given]
    return list.flatMap(
      (entry, position) =>
        readClause(reader, entry, Array.isArray(given) ? `${at}.${name}.${position}` : `${at}.${name}`, depth + 1) ??
        [],
    )
  }
  const [must, filter, should, mustNot] = ['must', 'filter', 'should', 'must_not'].map(clauses) as [
    Clause[],
    Clause[],
    Clause[],
    Clause[],
  ]
  // As in Elasticsearch: without other clauses one alternative must match, beside other clauses they only add to the
  // score.
  const usual = must.length === 0 && filter.length === 0 && should.length > 0 ? 1 : 0
  const minimum = body.minimum_should_match
  const minimumShouldMatch = reader.number(
    typeof minimum === 'string' ? Number(minimum) : minimum,
    `${at}.minimum_should_match`,
    usual,
  )
  return bool({ must, filter, should, mustNot, minimumShouldMatch })
}

function readTerm(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const single = reader.single(value, at)
  if (!single) return undefined
  const [field, given] = single
  const requested = isObject(given) ? given.value : given
  return fieldClause(reader, field, { eq: requested ?? [] }, `${at}.${field}`)
}

function readTerms(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const body = reader.object(value, at)
  const single = body && reader.single(withoutBoost(body), at)
  if (!single) return undefined
  const [field, given] = single
  if (!Array.isArray(given)) return reader.refuse(`${at}.${field}`, 'should be a list of values')
  return fieldClause(reader, field, { in: given }, `${at}.${field}`)
}

function readRange(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const single = reader.single(value, at)
  if (!single) return undefined
  const [field, given] = single
  const place = `${at}.${field}`
  const body = reader.object(given, place)
  if (!body) return undefined
  const bounds = withoutBoost(body)
  reader.onlyKnown(bounds, ['gt', 'gte', 'lt', 'lte', 'from', 'to'], place)
  return fieldClause(reader, field, bounds, place)
}

function readExists(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  if (typeof body.field !== 'string') return reader.refuse(`${at}.field`, 'is required (a string)')
  return fieldClause(reader, body.field, { eq: null }, at)
}

function readMatch(reader: DslReader, value: unknown, at: string, needs: MatchClause['needs']): Clause | undefined {
  const single = reader.single(value, at)
  if (!single) return undefined
  const [field, given] = single
  const place = `${at}.${field}`
  const body: DslObject = isObject(given) ? given : { query: given }
  reader.onlyKnown(body, ['query', 'operator', ...TUNING], place)
  return {
    kind: 'match',
    field: reader.fieldOf(field),
    text: reader.text(body.query, `${place}.query`),
    boost: reader.number(body.boost, `${place}.boost`, 1),
    needs: needs === 'any' && isAnd(body.operator) ? 'all' : needs,
  }
}

/** Over the fields of the text search this is the text search; over other fields each field is matched for itself. */
function readMultiMatch(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, ['query', 'fields', 'operator', ...TUNING], at)
  const text = reader.text(body.query, `${at}.query`)
  const { fields } = body
  if (!Array.isArray(fields) || !fields.every((field) => typeof field === 'string') || fields.length === 0) {
    return reader.refuse(`${at}.fields`, 'should be a list of fields')
  }
  const boosted = fields.map((field) => field.split('^') as [string, string?])
  if (boosted.every(([field]) => Object.hasOwn(textSearch.boosts, field))) return { kind: 'words', text }
  const needs = isAnd(body.operator) ? 'all' : 'any'
  const should = boosted.map(([field, boost], position): MatchClause => ({
    kind: 'match',
    field: reader.fieldOf(field),
    text,
    needs,
    boost: reader.number(boost === undefined ? 1 : Number(boost), `${at}.fields.${position}`, 1),
  }))
  return bool({ should, minimumShouldMatch: 1 })
}

function fieldClause(reader: DslReader, field: string, operators: DslObject, at: string): Clause | undefined {
  const condition = readCondition(operators)
  if (!condition.ok) return reader.refuse(at, condition.rejection)
  return { kind: 'field', field: reader.fieldOf(field), condition: condition.value, isCatalog: false }
}

function withoutBoost(body: DslObject): DslObject {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'boost'))
}

function isAnd(operator: unknown): boolean {
  return typeof operator === 'string' && operator.toLowerCase() === 'and'
}
