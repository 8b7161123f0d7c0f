import { z } from 'zod'
import { wholeNumber } from '../query-values'
import { DEFAULT_SEARCH_SIZE, MAX_SEARCH_WINDOW } from './search-constants'
import { sourceOfParameters, sourceSelection, sourceParameters } from './source-fields'

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

const customerGroup = {
  groupToken: z.string().nullish(),
  groupId: z.union([z.string(), z.number()]).nullish(),
}

/** The customer group and the fields of a search, in a body of either form (contract §2.1). */
export const searchBody = z.object({ ...customerGroup, _source: sourceSelection.optional() })

export type SearchBodyInput = z.output<typeof searchBody>

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
  ...customerGroup,
})

export type SearchQueryInput = z.output<typeof searchQuery>

/** `price:desc`, or several of them with commas between. */
const sortParameter = z.string().transform((sort, context) => {
  const orders = sort.split(',').filter((order) => order !== '')
  if (orders.length > MAX_ORDERS) return refused(context, `should have at most ${MAX_ORDERS} fields`)
  const read = orders.map((order) => {
    const [field = '', direction = 'asc'] = order.split(':')
    return { field, options: direction }
  })
  return read.every(isSortOrder) ? read : refused(context, 'should be a field, or a field with :asc or :desc')
})

function isSortOrder(order: { readonly field: string; readonly options: string }): order is {
  readonly field: string
  readonly options: 'asc' | 'desc'
} {
  return order.field !== '' && (order.options === 'asc' || order.options === 'desc')
}

function refused(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** The original's client may send `NaN`: a number that cannot be read counts as absent. */
const looseNumber = wholeNumber.optional().catch(undefined)

/** No name or phrase is longer. */
const MAX_QUERY_STRING = 256

/** Negative sizes and starts are corrected and not refused (R5.16). A size of 0 asks for the total and the counts. */
export const searchParameters = z
  .object({
    size: looseNumber.transform((size) => (size !== undefined && size < 0 ? DEFAULT_SEARCH_SIZE : size)),
    from: looseNumber.transform((from) => from && Math.max(from, 0)),
    sort: sortParameter.optional(),
    /** With any other value than `search-query` the body is an Elasticsearch query (contract §2.1). */
    request_format: z.string().optional(),
    /** With any other value than `compact` the answer is Elasticsearch's. */
    response_format: z.string().optional(),
    ...sourceParameters.shape,
    /** Words and `field:value`, instead of the query in the body. */
    q: z.string().max(MAX_QUERY_STRING).optional(),
    request: z.string().optional(),
  })
  .refine(({ from = 0, size = DEFAULT_SEARCH_SIZE }) => from + size <= MAX_SEARCH_WINDOW, {
    path: ['size'],
    message: `should end within the first ${MAX_SEARCH_WINDOW} documents together with from`,
  })
  .transform((parameters) => ({ ...parameters, source: sourceOfParameters(parameters) }))

/** Any text is allowed here, because unknown names are answered with 404 and not with 400 (decisions.md 1). */
export const searchPath = z.object({ index: z.string(), entity: z.string() })
