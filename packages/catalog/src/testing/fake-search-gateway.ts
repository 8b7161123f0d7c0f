import type {
  Aggregations,
  AppliedFilter,
  EntityType,
  SearchQuery,
  SearchRequest,
  SearchResult,
} from '../search/search-query'
import { searchRequest } from '../search/search-query'
import type { SearchGateway } from '../ports'

export type FakeDocument = Readonly<Record<string, unknown>>

const PRICE_RANGES = [
  { from: 0, to: 2000 },
  { from: 2000, to: 4000 },
  { from: 4000, to: 6000 },
  { from: 6000 },
] as const

/** Searches documents in memory as contract §2 says, and records the requests. */
export class FakeSearchGateway implements SearchGateway {
  readonly asked: SearchRequest[] = []
  fault: Error | undefined
  /** While set, answers wait until `release` is called: for tests about late answers. */
  held: (() => void)[] | undefined
  /** Requests that were released before they came. */
  readonly #released = new Set<number>()
  readonly #documents: Readonly<Partial<Record<EntityType, readonly FakeDocument[]>>>

  constructor(documents: Readonly<Partial<Record<EntityType, readonly unknown[]>>> = {}) {
    this.#documents = documents as Readonly<Partial<Record<EntityType, readonly FakeDocument[]>>>
  }

  async search<Item>(asked: SearchRequest): Promise<SearchResult<Item>> {
    this.asked.push(asked)
    const { held } = this
    if (held) {
      await new Promise<void>((release) => {
        const index = held.push(release) - 1
        if (this.#released.delete(index)) release()
      })
    }
    if (this.fault) throw this.fault
    const { type, searchQuery, size, start, includeFields, excludeFields } = searchRequest(asked)
    const found = sorted(
      (this.#documents[type] ?? []).filter((document) => accepts(document, searchQuery)),
      searchQuery._appliedSort,
    )
    return {
      items: found
        .slice(start, start + size)
        .map((document) => fieldsOf(document, includeFields, excludeFields)) as readonly Item[],
      total: found.length,
      start,
      perPage: size,
      aggregations: aggregationsOf(found, searchQuery),
      attributeMetadata: [],
      suggestions: {},
      cache: false,
      offline: false,
      noresults: false,
    }
  }

  /** Releases held answers by the order of their requests. A request that has not come yet is then answered at once. */
  release(...order: readonly number[]): void {
    for (const index of order) {
      const letGo = this.held?.[index]
      if (letGo) letGo()
      else this.#released.add(index)
    }
  }
}

function accepts(document: FakeDocument, { _appliedFilters, _searchText }: SearchQuery): boolean {
  const text = [document['name'], document['sku']].join(' ').toLowerCase()
  return text.includes(_searchText.toLowerCase()) && _appliedFilters.every((filter) => passes(document, filter))
}

function passes(document: FakeDocument, { attribute, value, scope }: AppliedFilter): boolean {
  if (attribute === 'price' && scope === 'catalog') return inRange(document['final_price'], value)
  const own =
    scope === 'catalog'
      ? [...at(document, attribute), ...at(document, `${attribute}_options`)]
      : at(document, attribute)
  const wanted = (value['in'] ?? value['eq'] ?? value['like']) as
    | string
    | number
    | boolean
    | readonly (string | number)[]
    | undefined
  if (wanted === undefined) return own.some((number) => inRange(number, value))
  return [wanted].flat().some((one) => own.map(String).includes(String(one)))
}

function inRange(value: unknown, range: Readonly<Record<string, unknown>>): boolean {
  const number = Number(value)
  const { gt, gte, lt, lte } = range as Readonly<Record<string, number | undefined>>
  return (
    (gt === undefined || number > gt) &&
    (gte === undefined || number >= gte) &&
    (lt === undefined || number < lt) &&
    (lte === undefined || number <= lte)
  )
}

/** Every value at a dotted path, lists flattened. */
function at(document: unknown, path: string): readonly unknown[] {
  return path
    .split('.')
    .reduce<readonly unknown[]>(
      (values, key) =>
        values.flatMap((value) =>
          typeof value === 'object' && value !== null && key in value ? [(value as FakeDocument)[key]].flat() : [],
        ),
      [document],
    )
}

function sorted(documents: readonly FakeDocument[], [sort]: SearchQuery['_appliedSort']): readonly FakeDocument[] {
  if (!sort) return documents
  const sign = sort.options === 'desc' ? -1 : 1
  return documents.toSorted((a, b) => {
    const [left, right] = [a[sort.field] as number | string, b[sort.field] as number | string]
    return left === right ? 0 : sign * (left < right ? -1 : 1)
  })
}

function fieldsOf(
  document: FakeDocument,
  include: readonly string[] | undefined,
  exclude: readonly string[] = [],
): FakeDocument {
  const named = (list: readonly string[], key: string) =>
    list.some((pattern) => pattern === '*' || pattern.split('.')[0] === key)
  return Object.fromEntries(
    Object.entries(document).filter(
      ([key]) => (!include || named(include, key)) && !exclude.includes(key) && !exclude.includes('*'),
    ),
  )
}

function aggregationsOf(documents: readonly FakeDocument[], { _availableFilters }: SearchQuery): Aggregations {
  const terms = (field: string) => {
    const counts = new Map<string, number>()
    for (const key of documents.flatMap((document) => at(document, field))) {
      if (typeof key === 'string' || typeof key === 'number') counts.set(`${key}`, (counts.get(`${key}`) ?? 0) + 1)
    }
    return { buckets: [...counts].map(([key, doc_count]) => ({ key, doc_count })) }
  }
  const entries = _availableFilters.flatMap(({ field }): [string, Aggregations[string]][] => {
    if (field !== 'price')
      return [
        [`agg_terms_${field}`, terms(field)],
        [`agg_terms_${field}_options`, terms(`${field}_options`)],
      ]
    const buckets = PRICE_RANGES.map((range) => ({
      key: `${range.from}.0-${'to' in range ? `${range.to}.0` : '*'}`,
      ...range,
      doc_count: documents.filter(({ price }) =>
        inRange(price, { gte: range.from, ...('to' in range && { lt: range.to }) }),
      ).length,
    }))
    return [['agg_range_price', { buckets }]]
  })
  return Object.fromEntries(entries)
}
