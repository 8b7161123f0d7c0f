// The API host as the app makes it; bundled by the measurements of the search.
import { createApiServer } from '@vitrin/api-server'
import { swedishShop } from '@vitrin/api-server/testing'
import { categoryProductsQuery, DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { demoCatalogue } from '@vitrin/demo-catalogue'

export { demoCatalogue }

/** What the shop asks of each listed product. */
export const listFields = categoryProductsQuery({ categoryIds: [] }, DEFAULT_CATALOG_CONFIG).includeFields

export function openHost(dataFolder, seed) {
  return createApiServer({
    shop: swedishShop,
    dataFolder,
    mediaFolder: dataFolder,
    seed,
    clock: { now: () => Date.now(), after: () => () => {} },
    ids: { next: () => crypto.randomUUID() },
    logger: { debug() {}, warn() {}, error: (message, details) => console.error(message, details) },
    onChanged() {},
  })
}
