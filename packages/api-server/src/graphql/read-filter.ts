import type { SearchFilter } from '../catalogue/search-plan'

export type FilterInput = Readonly<Record<string, unknown>>

export interface ReadFilter {
  readonly filters: readonly SearchFilter[]
  /** The fields with the scope `catalog`; their values are counted in aggregations. */
  readonly counted: readonly string[]
}

/** The operators of bounds → their names in contract §2.3. */
const BOUNDS: Readonly<Record<string, string>> = {
  from: 'from',
  to: 'to',
  gt: 'gt',
  gte: 'gte',
  gteq: 'gte',
  lt: 'lt',
  lte: 'lte',
  lteq: 'lte',
  moreq: 'moreq',
}
const VALUES = ['eq', 'neq', 'in', 'nin', 'like', 'finset']
const OPERATORS = new Set([...Object.keys(BOUNDS), ...VALUES, 'null', 'notnull', 'scope'])
/** Names of contract §16 → paths in documents. */
const PLACES: Readonly<Record<string, string>> = {
  is_in_stock: 'stock.is_in_stock',
  category_id: 'category.category_id',
  tier_price: 'tier_prices.value',
}
const ALTERNATIVES = 'or'

/** Turns a filter input into filters of the search. Nested objects are paths; all of their branches must match. */
export function readFilter(input: FilterInput | null | undefined): ReadFilter {
  const filters: SearchFilter[] = []
  const counted: string[] = []
  for (const [name, value] of Object.entries(input ?? {})) collect(PLACES[name] ?? name, value, `filter.${name}`, false)
  return { filters, counted }

  function collect(attribute: string, value: unknown, at: string, isAlternative: boolean): void {
    if (value === null || value === undefined) return
    if (attribute === ALTERNATIVES && isObject(value)) {
      for (const [name, inner] of Object.entries(value)) collect(PLACES[name] ?? name, inner, `${at}.${name}`, true)
    } else if (isObject(value) && !Object.keys(value).every((key) => OPERATORS.has(key))) {
      for (const [name, inner] of Object.entries(value))
        collect(`${attribute}.${name}`, inner, `${at}.${name}`, isAlternative)
    } else {
      addOperators(attribute, isObject(value) ? value : { in: value }, at, isAlternative)
    }
  }

  function addOperators(
    attribute: string,
    { scope, ...operators }: FilterInput,
    at: string,
    isAlternative: boolean,
  ): void {
    const scopes = (Array.isArray(scope) ? scope : []).filter((entry): entry is string => typeof entry === 'string')
    if (scopes.includes('catalog')) counted.push(attribute)
    for (const condition of conditionsOf(operators)) {
      filters.push({ attribute, value: condition, scope: scopes.length > 0 ? scopes : 'default', isAlternative, at })
    }
  }
}

/** One condition for all bounds together, and one for each other operator. */
function conditionsOf(operators: FilterInput): readonly FilterInput[] {
  const given = Object.entries(operators).filter(
    ([name, value]) => value !== undefined && (value !== null || name === 'eq' || name === 'neq'),
  )
  const bounds = given.flatMap(([name, value]) => (BOUNDS[name] === undefined ? [] : [[BOUNDS[name], value]]))
  const others = given.flatMap(([name, value]): FilterInput[] => {
    // Contract §2.3: a comparison with null asks whether there is a value.
    if (name === 'null') return [{ neq: null }]
    if (name === 'notnull') return [{ eq: null }]
    return VALUES.includes(name) ? [{ [name]: value }] : []
  })
  return bounds.length > 0 ? [...others, Object.fromEntries(bounds) as FilterInput] : others
}

function isObject(value: unknown): value is FilterInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
