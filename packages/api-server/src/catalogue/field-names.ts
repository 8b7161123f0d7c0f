import type { EntityType } from '@vitrin/catalog'

/**
 * Prices are compared and sorted as shoppers see them: with tax, and as they are at this moment. The original's index holds
 * gross prices, too: it derives net ones only for its answers (contract §§2.4, 15.8).
 */
const PRICES: ReadonlyMap<string, string> = new Map([
  ['price', 'price_incl_tax'],
  ['final_price', 'price_incl_tax'],
  ['special_price', 'special_price_incl_tax'],
  ['original_price', 'original_price_incl_tax'],
])

/** How a query names a field → where the documents of an entity hold it. */
export function fieldNames(entity: EntityType): (name: string) => string {
  return (name) => {
    // Elasticsearch keeps texts twice; the exact one is called so (contract §2.3).
    const field = name.replace(/\.keyword$/, '')
    return entity === 'product' ? (PRICES.get(field) ?? field) : field
  }
}
