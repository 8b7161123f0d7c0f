import { attributeLabel, attributeTitle, findAttribute, type AttributeSource } from '../attributes/attribute'
import type { CatalogConfig } from '../catalog-config'
import type { AggregationBucket, Aggregations, AppliedFilter } from '../search/search-query'

/** One value that a listing can be narrowed to (R3.11). */
export interface FilterOption {
  /** The value in the route's query. */
  readonly id: string
  readonly label: string
  /** The attribute's code, `price` or `sort`. */
  readonly type: string
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** Only one option of the group can be chosen: choosing this one replaces the other. */
  readonly single?: boolean | undefined
  readonly count?: number | undefined
}

export interface FilterGroup {
  readonly code: string
  /** The attribute's own title; the price group has none, its title is a message. */
  readonly label?: string | undefined
  readonly options: readonly FilterOption[]
}

/** The filters that a search answer offers in its buckets (contract §15.12). Groups without options are left out. */
export function filtersFromAggregations(
  aggregations: Aggregations,
  attributes: readonly AttributeSource[],
  config: CatalogConfig,
): readonly FilterGroup[] {
  return config.defaultFilters
    .map((code) =>
      code === 'price' ? priceGroup(aggregations, config.currencySign) : attributeGroup(code, aggregations, attributes),
    )
    .filter(({ options }) => options.length > 0)
}

export interface FilteredGroups {
  /** The filters of the whole category. */
  readonly offered: readonly FilterGroup[]
  /** The filters of the narrowed listing. */
  readonly narrowed: readonly FilterGroup[]
  /** Codes of the filters with a chosen option. */
  readonly chosen: readonly string[]
  /** For those codes: the counts without their own choice, when another filter is chosen too. */
  readonly counted: readonly FilterGroup[]
}

/**
 * After a filtered search, groups with a chosen option keep all their options: else choosing one value
 * would remove the others. The other groups follow the new answer. Each count is the number of products after choosing.
 */
export function mergeFilters(
  { offered, narrowed, chosen, counted }: FilteredGroups,
  config: CatalogConfig,
): readonly FilterGroup[] {
  const groupOf = (groups: readonly FilterGroup[], code: string) => groups.find((group) => group.code === code)
  return config.defaultFilters.flatMap((code) => {
    const kept = chosen.includes(code) ? groupOf(offered, code) : undefined
    if (!kept) return groupOf(narrowed, code) ?? []
    if (chosen.length === 1) return kept
    const counts = new Map(groupOf(counted, code)?.options.map(({ id, count }) => [id, count]))
    return { ...kept, options: kept.options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 })) }
  })
}

/** Made once: `localeCompare` with options makes one for each pair. */
let byLabel: Intl.Collator | undefined

function attributeGroup(code: string, aggregations: Aggregations, attributes: readonly AttributeSource[]): FilterGroup {
  const counts = new Map<string, number>()
  for (const { key, doc_count } of [
    ...buckets(aggregations, `agg_terms_${code}`),
    ...buckets(aggregations, `agg_terms_${code}_options`),
  ]) {
    counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count)
  }
  const attribute = findAttribute(attributes, code)
  const labelOf = (id: string) => {
    if (!attribute?.options?.some(({ value }) => String(value) === id)) return id
    return attributeLabel(attribute, id) ?? ''
  }
  const { compare } = (byLabel ??= new Intl.Collator('sv', { numeric: true }))
  const options = [...counts]
    .map(([id, count]) => ({ id, label: labelOf(id), type: code, count }))
    .filter(({ id, label }) => id !== '' && label !== '')
    .sort((a, b) => compare(a.label, b.label))
  return { code, label: attribute && attributeTitle(attribute), options }
}

function priceGroup(aggregations: Aggregations, sign: string): FilterGroup {
  const ranges = buckets(aggregations, 'agg_range_price')
  const seen = new Set<string>()
  const options = ranges.flatMap((bucket, index): FilterOption[] => {
    const id = String(bucket.key)
    // A host may add the chosen range as one more bucket (contract §2.4).
    if (seen.has(id)) return []
    seen.add(id)
    const { from, to, doc_count: count } = bucket
    return [
      {
        id,
        type: 'price',
        from,
        to,
        single: true,
        label: priceLabel(bucket, index === 0 || index === ranges.length - 1, sign),
        count,
      },
    ]
  })
  return { code: 'price', options }
}

interface PriceBounds {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Contract §17 #39: the sentence of the specification, sign before the number. */
export function priceLabel({ from = 0, to }: PriceBounds, outermost: boolean, sign: string): string {
  if (outermost || to === undefined) return to ? `< ${sign}${to}` : `> ${sign}${from}`
  return `${from} - ${to}`
}

function buckets(aggregations: Aggregations, name: string): readonly AggregationBucket[] {
  return aggregations[name]?.buckets ?? []
}

/** The route's query: key → values, in order (R2.36). */
export type ListingQuery = Readonly<Record<string, readonly string[]>>

/** Choosing an option changes the query (contract §15.12); the rest of the query stays as it is. */
export function toggleFilter(query: ListingQuery, option: Pick<FilterOption, 'id' | 'type' | 'single'>): ListingQuery {
  const { [option.type]: chosen = [], ...others } = query
  if (chosen.includes(option.id)) {
    const left = chosen.filter((id) => id !== option.id)
    return left.length > 0 ? { ...others, [option.type]: left } : others
  }
  const replaces = option.single === true || option.type === 'sort'
  return { ...others, [option.type]: replaces ? [option.id] : [...chosen, option.id] }
}

/** The chosen options that the category really offers; unknown keys and ids are ignored. */
export function chosenOptions(query: ListingQuery, groups: readonly FilterGroup[]): readonly FilterOption[] {
  return groups.flatMap(({ code, options }) => {
    const ids = query[code] ?? []
    return options.filter(({ id }) => ids.includes(id))
  })
}

/** The applied filters of the chosen options: any of one attribute's, all of the attributes (contract §2.4, §2.9). */
export function filtersFromQuery(query: ListingQuery, groups: readonly FilterGroup[]): readonly AppliedFilter[] {
  return groups.flatMap((group): AppliedFilter[] => {
    const chosen = chosenOptions(query, [group])
    const first = chosen[0]
    if (!first) return []
    if (group.code !== 'price')
      return [{ attribute: group.code, value: { in: chosen.map(({ id }) => id) }, scope: 'catalog' }]
    // A range ends before the next one begins, as its bucket counts it.
    const value = { ...(first.from && { gte: first.from }), ...(first.to && { lt: first.to }) }
    return [{ attribute: 'price', value, scope: 'catalog' }]
  })
}

/** The sort of the query when the shop offers it, else the default. */
export function sortFromQuery(query: ListingQuery, config: Pick<CatalogConfig, 'sorts' | 'defaultSort'>): string {
  const asked = query['sort']?.[0]
  return config.sorts.find(({ id }) => id === asked)?.id ?? config.defaultSort
}
