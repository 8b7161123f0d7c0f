import type { EntityType } from '@vitrin/catalog'

/**
 * Filters and orders use the current prices with tax, as shoppers see them. The original's index holds gross prices,
 * too; it calculates net prices for its answers only (contract §§2.4, 15.8).
 */
const PRICES: ReadonlyMap<string, string> = new Map([
  ['price', 'price_incl_tax'],
  ['final_price', 'price_incl_tax'],
  ['special_price', 'special_price_incl_tax'],
  ['original_price', 'original_price_incl_tax'],
])

const VARIANTS = 'configurable_children.'

/** The name of a field in queries → its name in the documents of an entity. */
export function fieldNames(entity: EntityType): (name: string) => string {
  return (name) => {
    // Elasticsearch indexes texts twice and gives the exact one this suffix (contract §2.3).
    const field = name.replace(/\.keyword$/, '')
    if (field === '_id') return entity === 'cms_hierarchy' ? 'node_id' : 'id'
    if (entity !== 'product') return field
    if (!field.startsWith(VARIANTS)) return PRICES.get(field) ?? field
    const own = field.slice(VARIANTS.length)
    return `${VARIANTS}${PRICES.get(own) ?? own}`
  }
}
