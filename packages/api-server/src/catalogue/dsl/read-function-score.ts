import { bool, EVERYTHING, type Clause } from '../../search/clause'
import { isObject, type DslObject, type DslReader } from './dsl-reader'

const KNOWN = [
  'query',
  'functions',
  'random_score',
  'weight',
  'score_mode',
  'boost_mode',
  'max_boost',
  'min_score',
  'boost',
]

/** Reads the weights of documents with certain values. Weights are always multiplied (contract §2.4). */
export function readFunctionScore(
  reader: DslReader,
  value: unknown,
  at: string,
  read: Readonly<Record<'query' | 'filter', (query: unknown, at: string) => Clause | undefined>>,
): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, KNOWN, at)
  for (const mode of ['score_mode', 'boost_mode']) {
    if (body[mode] !== undefined && body[mode] !== 'multiply') reader.refuse(`${at}.${mode}`, 'should be "multiply"')
  }
  const query = body.query === undefined ? EVERYTHING : read.query(body.query, `${at}.query`)
  const functions: readonly unknown[] = Array.isArray(body.functions) ? body.functions : []
  if (!query) return undefined
  if (isRandom(body)) {
    // Random scores only sort; a minimum score does not apply to them. The query builder puts the filters beside them.
    const filters = functions.filter(isObject).flatMap(({ filter }, position) => {
      return filter === undefined ? [] : (read.filter(filter, `${at}.functions.${position}.filter`) ?? [])
    })
    return bool({ must: [query], filter: filters })
  }
  const weights = functions.flatMap((entry, position) => {
    const place = `${at}.functions.${position}`
    const rule = reader.object(entry, place)
    if (!rule) return []
    reader.onlyKnown(rule, ['filter', 'weight'], place)
    const filter = rule.filter === undefined ? EVERYTHING : read.filter(rule.filter, `${place}.filter`)
    return filter ? [{ filter, weight: reader.number(rule.weight, `${place}.weight`, 1) }] : []
  })
  return { kind: 'weighted', query, weights, minScore: reader.number(body.min_score, `${at}.min_score`, 0) }
}

/** Whether a query asks for a random order: `random_score`, alone or as one of the functions. */
export function isRandom(functionScore: unknown): boolean {
  if (!isObject(functionScore)) return false
  return (
    hasRandom(functionScore) ||
    (Array.isArray(functionScore.functions) &&
      functionScore.functions.some((entry) => isObject(entry) && hasRandom(entry)))
  )
}

function hasRandom(entry: DslObject): boolean {
  return Object.hasOwn(entry, 'random_score')
}
