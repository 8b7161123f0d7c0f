import { z } from 'zod'
import { commaList, wholeNumber } from '../query-values'
import { DEFAULT_SEARCH_SIZE, MAX_SEARCH_WINDOW } from './search-constants'

const scope = z.union([z.string(), z.array(z.string())])
const options = z.record(z.string(), z.unknown()).nullish()

/** No shop needs more; a larger query would only keep the host busy. */
const MAX_FILTERS = 100
const MAX_ORDERS = 10

const availableFilter = z.object({
  field: z.string().min(1),
  scope,
  options: z.looseObject({ size: z.int().min(1).max(MAX_SEARCH_WINDOW).optional() }).nullish(),
})

const appliedFilter = z.object({ attribute: z.string().min(1), value: z.unknown().optional(), scope, options })

const sortOrder = z.union([
  z.enum(['asc', 'desc']),
  z.looseObject({ order: z.enum(['asc', 'desc']).default('asc'), missing: z.enum(['_first', '_last']).optional() }),
])

/** The customer group of a search, in a body of either form (contract §2.1). */
export const customerGroup = z.object({
  groupToken: z.string().nullish(),
  groupId: z.union([z.string(), z.number()]).nullish(),
})

export type CustomerGroupInput = z.output<typeof customerGroup>

/** An opening of a hundred metres is a mistake. */
const MAX_OPENING_MM = 99_999
const length = z.int().min(1).max(MAX_OPENING_MM)

/**
 * An option of this project's client: the filters of scope `catalog` must hold together for one variant, which each hit
 * names as `matched_variant`. With an opening, only variants that fit it match. Other hosts ignore it.
 */
const matchVariants = z.object({ opening: z.object({ width: length, height: length }).nullish() })

/** Contract §2.2: the first four members are required. */
export const searchQuery = z.object({
  _availableFilters: z.array(availableFilter).max(MAX_FILTERS),
  _appliedFilters: z.array(appliedFilter).max(MAX_FILTERS),
  _appliedSort: z.array(z.object({ field: z.string().min(1), options: sortOrder.default('asc') })).max(MAX_ORDERS),
  _searchText: z.string(),
  _matchVariants: matchVariants.nullish(),
  ...customerGroup.shape,
})

export type SearchQueryInput = z.output<typeof searchQuery>

const sortParameter = z.string().transform((sort, context) => {
  if (sort === '') return undefined
  const [field = '', direction = 'asc'] = sort.split(':')
  if (field !== '' && (direction === 'asc' || direction === 'desc')) return { field, options: direction } as const
  context.addIssue({ code: 'custom', message: 'should be a field, or a field with :asc or :desc' })
  return z.NEVER
})

/** Each star of a pattern multiplies the ways in which a name can match it. */
const MAX_STARS = 4
const fewStars = (names: readonly string[]): boolean => names.every((name) => name.split('*').length <= MAX_STARS + 1)
const TOO_MANY_STARS = `should have at most ${MAX_STARS} * in a name`
const fieldList = commaList.refine(fewStars, TOO_MANY_STARS)
export const fieldNames = z.array(z.string()).refine(fewStars, TOO_MANY_STARS)

/** Sizes below 1 and starts below 0 are corrected and not refused (R5.16). */
export const searchParameters = z
  .object({
    size: wholeNumber
      .transform((size) => (size < 1 ? DEFAULT_SEARCH_SIZE : size))
      .optional()
      .default(DEFAULT_SEARCH_SIZE),
    from: wholeNumber
      .transform((from) => Math.max(from, 0))
      .optional()
      .default(0),
    sort: sortParameter.optional(),
    /** With any other value than `search-query` the body is an Elasticsearch query (contract §2.1). */
    request_format: z.string().optional(),
    response_format: z.literal('compact').optional(),
    _source_include: fieldList.optional(),
    _source_exclude: fieldList.optional(),
    q: z.undefined('is not supported: put the words into _searchText').optional(),
    request: z.string().optional(),
  })
  .refine(({ from, size }) => from + size <= MAX_SEARCH_WINDOW, {
    path: ['size'],
    message: `should end within the first ${MAX_SEARCH_WINDOW} documents together with from`,
  })

/** Any text is allowed here, because unknown names are answered with 404 and not with 400 (decisions.md 1). */
export const searchPath = z.object({ index: z.string(), entity: z.string() })
