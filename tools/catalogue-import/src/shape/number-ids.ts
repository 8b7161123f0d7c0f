import type { EntityType } from '@vitrin/catalog'
import { atPath } from './at-path'
import { isText, type Fields } from './fields'
import { isTextId, numericId } from './numeric-id'

const OPTION_IDS = [
  'configurable_options[].id',
  'configurable_options[].product_id',
  'configurable_options[].attribute_id',
  'attributes_metadata[].id',
  'attributes_metadata[].attribute_id',
  'bundle_options[].option_id',
  'bundle_options[].product_links[].id',
  'bundle_options[].product_links[].option_id',
  'custom_options[].option_id',
  'custom_options[].values[].option_type_id',
  'downloadable_links[].id',
]
const STOCK_IDS = ['item_id', 'product_id', 'stock_id']

/** Where documents have ids of their own and of others. */
const PATHS: Partial<Readonly<Record<EntityType, readonly string[]>>> = {
  product: [
    'category_ids[]',
    'category[].category_id',
    'configurable_children[].id',
    ...STOCK_IDS.flatMap((field) => [`stock.${field}`, `stock[].${field}`, `configurable_children[].stock.${field}`]),
    ...OPTION_IDS,
  ],
  category: ['parent_id', 'parent_ids[]'],
  review: ['product_id', 'customer_id'],
  taxrule: ['tax_rate_ids[]', 'rates[].id'],
  cms_hierarchy: ['node_id', 'parent_node_id', 'page_id'],
}

const NUMBERS = /^\d+(\/\d+)*$/

/** Replaces ids that are texts by their numbers. Links by article number need no change. */
export function withNumericIds(type: EntityType, doc: Fields): Fields {
  const numbered = (PATHS[type] ?? []).reduce((changed, path) => atPath(changed, path, asNumber), doc)
  return type === 'category' ? numberedCategory(numbered) : numbered
}

/** A path of texts is made again from the parents. Trees may be of any depth. */
function numberedCategory(doc: Fields): Fields {
  const { path, ...rest } = doc
  const placed = !isText(path) || NUMBERS.test(path) ? doc : rest
  return atPath(
    atPath(placed, 'children_data[]', (child) => numberedChild(child as Fields)),
    'id',
    asNumber,
  )
}

function numberedChild(child: Fields): Fields {
  return numberedCategory(atPath(child, 'parent_id', asNumber))
}

function asNumber(id: unknown): unknown {
  return isTextId(id) ? numericId(id) : id
}
