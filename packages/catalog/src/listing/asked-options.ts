import { attributeLabel, attributeTitle, findAttribute, type AttributeSource } from '../attributes/attribute'
import type { CatalogConfig } from '../catalog-config'
import type { FilterGroup, FilterOption, ListingQuery } from './filters'
import { priceLabel } from './filters'

/**
 * The groups with the options that an address asks for and no product of the category has. Without them such a filter
 * would be dropped and everything listed. Values that the shop does not know are ignored (contract §15.12).
 */
export function withAskedOptions(
  groups: readonly FilterGroup[],
  query: ListingQuery,
  attributes: readonly AttributeSource[],
  config: CatalogConfig,
): readonly FilterGroup[] {
  return config.defaultFilters.flatMap((code) => {
    const group = groups.find((known) => known.code === code)
    const missing = (query[code] ?? []).filter((id) => !group?.options.some((option) => option.id === id))
    const added = [...new Set(missing)].flatMap((id) => optionOf(code, id, attributes, config) ?? [])
    if (added.length === 0) return group ?? []
    const attribute = findAttribute(attributes, code)
    const { label = attribute && attributeTitle(attribute), options = [] } = group ?? {}
    return { code, label, options: [...options, ...added] }
  })
}

function optionOf(
  code: string,
  id: string,
  attributes: readonly AttributeSource[],
  { currencySign }: CatalogConfig,
): FilterOption | undefined {
  if (code === 'price') return rangeOf(id, currencySign)
  const attribute = findAttribute(attributes, code)
  const label = attribute && attributeLabel(attribute, id)
  return label === undefined ? undefined : { id, label, type: code, count: 0 }
}

/** `2500.0-3000.0` or `2500.0-*`, as the host writes its ranges. */
function rangeOf(id: string, sign: string): FilterOption | undefined {
  const [, least, most] = /^(\d{1,9}(?:\.\d+)?)-(\d{1,9}(?:\.\d+)?|\*)$/.exec(id) ?? []
  if (least === undefined || most === undefined) return undefined
  const from = Number(least)
  const to = most === '*' ? undefined : Number(most)
  if (to !== undefined && to <= from) return undefined
  const label = priceLabel({ from, to }, from === 0, sign)
  return { id, label, type: 'price', from, to, single: true, count: 0 }
}
