// Entry for the search benchmarks, which bundle it: the API host, composed as in the app.
import { createApiServer } from '@vitrin/api-server'
import { swedishShop } from '@vitrin/api-server/testing'
import { DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { categoryProductsQuery } from '@vitrin/catalog/testing'
import { demoCatalogue } from '@vitrin/demo-catalogue'

export { demoCatalogue }

/** The fields of each listed product that the shop requests. */
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
