import type { EntityType } from '@vitrin/catalog'
import type { DumpEntry } from './read-entries'

/** Longer names come first, because an index name such as `shop_catalog_cms_block_1587031505` contains the kind. */
const KINDS: readonly EntityType[] = [
  'cms_hierarchy',
  'cms_block',
  'cms_page',
  'attribute',
  'category',
  'taxrule',
  'review',
  'product',
]

/** Fields that identify the kind of a document without an envelope. */
const IDENTIFYING_FIELDS: readonly (readonly [EntityType, readonly string[]])[] = [
  ['taxrule', ['rates', 'product_tax_class_ids']],
  ['attribute', ['attribute_code', 'frontend_input']],
  ['review', ['product_id', 'nickname']],
  ['cms_hierarchy', ['node_id', 'request_url']],
  ['product', ['sku', 'name']],
  ['category', ['name', 'parent_id']],
]

export function kindOf({ kind, source }: DumpEntry): EntityType | undefined {
  const named =
    kind === undefined
      ? undefined
      : KINDS.find((known) => kind === known || kind.includes(`_${known}_`) || kind.endsWith(`_${known}`))
  return named ?? kindByFields(source)
}

function kindByFields(source: DumpEntry['source']): EntityType | undefined {
  if (source.type === 'cms_page' || source.type === 'cms_block') return source.type
  if ('identifier' in source && 'content' in source)
    return 'content_heading' in source || 'page_layout' in source ? 'cms_page' : 'cms_block'
  return IDENTIFYING_FIELDS.find(([, fields]) => fields.every((field) => field in source))?.[0]
}
