import type { EntityType } from '@vitrin/catalog'
import { atPath } from './at-path'
import { fieldsIn, isFields, type Fields } from './fields'

type Paths = Partial<Readonly<Record<EntityType, readonly string[]>>>

/** Fields that hold lists of documents, outer ones first. */
const DOCUMENTS: Paths = {
  product: [
    'category',
    'media_gallery',
    'tier_prices',
    'product_links',
    'configurable_options',
    'configurable_options[].values',
    'configurable_children',
    'configurable_children[].tier_prices',
    'bundle_options',
    'bundle_options[].product_links',
    'custom_options',
    'custom_options[].values',
    'attributes_metadata',
    'downloadable_links',
  ],
  category: ['children_data'],
  attribute: ['options'],
  taxrule: ['rates'],
}

const IDS: Paths = {
  product: ['category_ids'],
  taxrule: ['product_tax_class_ids', 'customer_tax_class_ids'],
}

/** Makes lists where dumps have null, one entry or a text with commas. */
export function withLists(type: EntityType, doc: Fields): Fields {
  const listed = (DOCUMENTS[type] ?? []).reduce((changed, path) => atPath(changed, path, documentList), doc)
  return (IDS[type] ?? []).reduce((changed, path) => atPath(changed, path, idList), listed)
}

function documentList(value: unknown): unknown {
  if (Array.isArray(value)) return value.every(isFields) ? value : fieldsIn(value)
  return isFields(value) ? [value] : []
}

function idList(value: unknown): unknown {
  if (Array.isArray(value)) return value
  return typeof value === 'string' || typeof value === 'number' ? String(value).split(',') : []
}
