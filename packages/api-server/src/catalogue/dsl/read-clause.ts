import { bool, EVERYTHING, type Clause } from '../../search/clause'
import type { DslReader } from './dsl-reader'
import { readFunctionScore } from './read-function-score'
import { readMatch, readMultiMatch } from './read-match'
import { readPrefix, readWildcard } from './read-pattern'
import { readExists, readIds, readRange, readTerm, readTerms } from './read-terms'

/** Where a clause is in the query. */
interface Place {
  readonly at: string
  readonly depth: number
  /** A filter only accepts or rejects documents; other clauses rank them, too. */
  readonly isFilter: boolean
}

type ReadClause = (reader: DslReader, value: unknown, place: Place) => Clause | undefined

const MAX_DEPTH = 12

const CLAUSES: Readonly<Record<string, ReadClause>> = {
  bool: readBool,
  constant_score: readConstantScore,
  term: (reader, value, { at }) => readTerm(reader, value, at),
  terms: (reader, value, { at }) => readTerms(reader, value, at),
  ids: (reader, value, { at }) => readIds(reader, value, at),
  prefix: (reader, value, { at }) => readPrefix(reader, value, at),
  wildcard: (reader, value, { at }) => readWildcard(reader, value, at),
  range: (reader, value, { at }) => readRange(reader, value, at),
  exists: (reader, value, { at }) => readExists(reader, value, at),
  match: (reader, value, { at }) => readMatch(reader, value, at, 'any'),
  match_phrase: (reader, value, { at }) => readMatch(reader, value, at, 'phrase'),
  multi_match: (reader, value, { at }) => readMultiMatch(reader, value, at),
  match_all: () => EVERYTHING,
  function_score: (reader, value, { at, depth, isFilter }) =>
    readFunctionScore(reader, value, at, {
      query: (query, place) => readAt(reader, query, { at: place, depth: depth + 1, isFilter }),
      filter: (query, place) => readAt(reader, query, { at: place, depth: depth + 1, isFilter: true }),
    }),
}

/** Reads a clause of contract §2.4, or one that the original passes on to Elasticsearch; refuses others by name. */
export function readClause(reader: DslReader, value: unknown, at: string): Clause | undefined {
  return readAt(reader, value, { at, depth: 0, isFilter: false })
}

function readAt(reader: DslReader, value: unknown, { at, depth, isFilter }: Place): Clause | undefined {
  if (depth > MAX_DEPTH) return reader.refuse(at, `should lie at most ${MAX_DEPTH} clauses deep`)
  if (!reader.countClause(at)) return undefined
  const single = reader.single(value, at)
  if (!single) return undefined
  const [name, body] = single
  const read = Object.hasOwn(CLAUSES, name) ? CLAUSES[name] : undefined
  return read
    ? read(reader, body, { at: `${at}.${name}`, depth, isFilter })
    : reader.refuse(`${at}.${name}`, `is no clause that this host knows (${Object.keys(CLAUSES).join(', ')})`)
}

function readBool(reader: DslReader, value: unknown, { at, depth, isFilter }: Place): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, ['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost'], at)
  const clauses = (name: string, inFilter: boolean): readonly Clause[] => {
    const given = body[name]
    if (given === undefined) return []
    const list: readonly unknown[] = Array.isArray(given) ? given : [given]
    return list.flatMap((entry, position) => {
      const place = Array.isArray(given) ? `${at}.${name}.${position}` : `${at}.${name}`
      return readAt(reader, entry, { at: place, depth: depth + 1, isFilter: inFilter }) ?? []
    })
  }
  const must = clauses('must', isFilter)
  const filter = clauses('filter', true)
  const should = clauses('should', isFilter)
  const mustNot = clauses('must_not', true)
  // As in Elasticsearch 5, the original's default: one alternative must match in a filter, and where there are no other
  // clauses; beside others it only adds to the score. The query builder 1.0.0 relies on it and sends no minimum, which
  // Elasticsearch 7 would need.
  const isNeeded = isFilter || (must.length === 0 && filter.length === 0)
  const minimum = body.minimum_should_match
  const minimumShouldMatch = reader.number(
    typeof minimum === 'string' ? Number(minimum) : minimum,
    `${at}.minimum_should_match`,
    isNeeded && should.length > 0 ? 1 : 0,
  )
  return bool({ must, filter, should, mustNot, minimumShouldMatch })
}

function readConstantScore(reader: DslReader, value: unknown, { at, depth }: Place): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, ['filter', 'boost'], at)
  const filter = readAt(reader, body.filter, { at: `${at}.filter`, depth: depth + 1, isFilter: true })
  const weight = reader.number(body.boost, `${at}.boost`, 1)
  return (
    filter && {
      kind: 'weighted',
      query: bool({ must: [EVERYTHING], filter: [filter] }),
      weights: [{ filter: EVERYTHING, weight }],
      minScore: 0,
    }
  )
}
