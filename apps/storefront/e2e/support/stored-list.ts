import type { Page } from '@playwright/test'

/** How many entries this device has stored of a list, past the shop: a list shows a change before it is stored, and a page that is left stores no more. */
export function storedEntries(page: Page, list: 'wishlist' | 'compare' | 'recently-viewed' | 'recent-searches'): Promise<number> {
  return page.evaluate(async (collection) => {
    const asked = <Result>(request: IDBRequest<Result>) => new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
    })
    // Asking for a database that is not there would make one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'sv-shop')) return 0
    const database = await asked(indexedDB.open('sv-shop'))
    try {
      if (!database.objectStoreNames.contains(collection)) return 0
      const rows = await asked<{ readonly doc: readonly unknown[] }[]>(database.transaction(collection).objectStore(collection).getAll())
      return rows.reduce((sum, { doc }) => sum + doc.length, 0)
    } finally {
      database.close()
    }
  }, list)
}
