import { z } from 'zod'
import { commaList } from '../query-values'

/** No name of a field needs more. */
const MAX_STARS = 4
/** The longest list of the original's configuration has 41 names. */
const MAX_NAMES = 64
export const fieldNames = z
  .array(z.string())
  .refine((names) => names.length <= MAX_NAMES, { message: `should have at most ${MAX_NAMES} names`, abort: true })
  .refine(
    (names) => names.every((name) => name.split('*').length <= MAX_STARS + 1),
    `should have at most ${MAX_STARS} * in a name`,
  )
const fieldList = commaList.pipe(fieldNames)

/** The fields of the documents in an answer; absent: all. */
export interface SourceFields {
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

/** Elasticsearch 5 and 7 spell the parameters differently; the original accepts both (contract §2.1). */
export const sourceParameters = z.object({
  _source: fieldList.optional(),
  _source_include: fieldList.optional(),
  _source_includes: fieldList.optional(),
  _source_exclude: fieldList.optional(),
  _source_excludes: fieldList.optional(),
})

export function sourceOfParameters(given: z.output<typeof sourceParameters>): SourceFields {
  const { _source, _source_include, _source_includes, _source_exclude, _source_excludes } = given
  const selected = selection(_source)
  return {
    include: _source_include ?? _source_includes ?? selected.include,
    exclude: _source_exclude ?? _source_excludes ?? selected.exclude,
  }
}

const names = z.union([z.string().transform((name) => [name]), z.array(z.string())]).pipe(fieldNames)

/** The member `_source` of an Elasticsearch query. */
export const sourceSelection = z.union([
  z.boolean().transform((isWanted): SourceFields => selection([String(isWanted)])),
  names.transform((include): SourceFields => ({ include })),
  z
    .object({
      includes: names.optional(),
      include: names.optional(),
      excludes: names.optional(),
      exclude: names.optional(),
    })
    .transform(({ includes, include, excludes, exclude }): SourceFields => ({
      include: includes ?? include,
      exclude: excludes ?? exclude,
    })),
])

/** `true` and `false` select everything and nothing. */
function selection(named: readonly string[] | undefined): SourceFields {
  const [only] = named ?? []
  if (named?.length !== 1) return { include: named }
  if (only === 'false') return { exclude: ['*'] }
  return only === 'true' ? {} : { include: named }
}
