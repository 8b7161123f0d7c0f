import type { Clause } from '../../search/clause'
import { parseGlob, startingWith } from '../../search/glob'
import { isObject, type DslReader } from './dsl-reader'
import { isKeyword } from './match-clause'

/** Each star multiplies the ways in which a text can match. */
const MAX_STARS = 4
const MAX_LENGTH = 256

export function readPrefix(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const given = readPattern(reader, value, at, 'prefix')
  return given && patternClause(reader, given.field, given.text, startingWith)
}

export function readWildcard(reader: DslReader, value: unknown, at: string): Clause | undefined {
  const given = readPattern(reader, value, at, 'wildcard')
  if (!given) return undefined
  if (given.text.split('*').length > MAX_STARS + 1)
    return reader.refuse(`${at}.${given.field}`, `should have at most ${MAX_STARS} *`)
  return patternClause(reader, given.field, given.text, parseGlob)
}

/** `{ field: "text" }` or `{ field: { value: "text" } }`; the older name of `value` is that of the clause. */
function readPattern(reader: DslReader, value: unknown, at: string, name: 'prefix' | 'wildcard') {
  const single = reader.single(value, at)
  if (!single || !reader.countPattern(at)) return undefined
  const [field, given] = single
  const place = `${at}.${field}`
  if (isObject(given)) reader.onlyKnown(given, ['value', name, 'boost', 'rewrite'], place)
  const text = String(reader.scalar(isObject(given) ? (given.value ?? given[name]) : given, place))
  if (text.length > MAX_LENGTH) return reader.refuse(place, `should have at most ${MAX_LENGTH} characters`)
  return { field, text }
}

/** The words of a text are stored in lower case. */
function patternClause(
  reader: DslReader,
  name: string,
  text: string,
  read: typeof parseGlob | typeof startingWith,
): Clause {
  const isWhole = isKeyword(name)
  return { kind: 'pattern', field: reader.fieldOf(name), glob: read(isWhole ? text : text.toLowerCase()), isWhole }
}
