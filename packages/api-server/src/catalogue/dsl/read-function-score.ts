import { EVERYTHING, type Clause } from '../../search/clause'
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
  readQuery: (query: unknown, at: string) => Clause | undefined,
): Clause | undefined {
  const body = reader.object(value, at)
  if (!body) return undefined
  reader.onlyKnown(body, KNOWN, at)
  for (const mode of ['score_mode', 'boost_mode']) {
    if (body[mode] !== undefined && body[mode] !== 'multiply') reader.refuse(`${at}.${mode}`, 'should be "multiply"')
  }
  const query = body.query === undefined ? EVERYTHING : readQuery(body.query, `${at}.query`)
  // Random scores only sort; a minimum score does not apply to them.
  if (!query || isRandom(body)) return query
  const functions: readonly unknown[] = Array.isArray(body.functions) ? body.functions : []
  const weights = functions.flatMap((entry, position) => {
    const place = `${at}.functions.${position}`
    const rule = reader.object(entry, place)
    if (!rule) return []
    reader.onlyKnown(rule, ['filter', 'weight'], place)
    const filter = rule.filter === undefined ? EVERYTHING : readQuery(rule.filter, `${place}.filter`)
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
