import type { AggregationBucket, AttributeMetadata } from '@vitrin/catalog'
import type { AggregationResults } from '../search/aggregate'

/** The metadata of the attributes in the aggregations, with the options that occur in their buckets (contract §2.7). */
export function attributeMetadata(
  aggregations: AggregationResults,
  attributeOf: (code: string) => AttributeMetadata | undefined,
) {
  const keysByCode = new Map<string, Set<string>>()
  for (const [name, result] of Object.entries(aggregations)) {
    const buckets = 'buckets' in result ? result.buckets : []
    const code = name.replace(/^agg_(terms|range|max|min)_/, '').replace(/_options$/, '')
    keysByCode.set(
      code,
      new Set([...(keysByCode.get(code) ?? []), ...buckets.map(({ key }: AggregationBucket) => String(key))]),
    )
  }
  return [...keysByCode].flatMap(([code, keys]) => {
    const attribute = attributeOf(code)
    return attribute ? [shortened(attribute, keys)] : []
  })
}

function shortened(
  attribute: AttributeMetadata & { readonly entity_type_id?: unknown; readonly slug?: unknown },
  keys: ReadonlySet<string>,
) {
  const {
    attribute_id,
    attribute_code,
    default_frontend_label,
    frontend_label,
    is_visible,
    is_visible_on_front,
    is_user_defined,
    is_comparable,
  } = attribute
  return {
    id: attribute.id ?? attribute_id,
    attribute_id,
    attribute_code,
    entity_type_id: attribute.entity_type_id,
    slug: attribute.slug ?? null,
    default_frontend_label,
    frontend_label,
    is_visible,
    is_visible_on_front,
    is_user_defined,
    is_comparable,
    options: (attribute.options ?? []).filter(({ value }) => keys.has(String(value))),
  }
}
