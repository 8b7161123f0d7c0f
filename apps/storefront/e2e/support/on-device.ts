import type { Page } from '@playwright/test'

/**
 * Reads the documents of a collection directly from IndexedDB. The page shows a change before it is stored, and
 * leaving the page stops storing. A journey that is about to leave a page waits here for the stored value.
 */
async function storedDocuments(page: Page, collection: string): Promise<readonly unknown[]> {
  return page.evaluate(async (name) => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    // indexedDB.open() would create a missing database.
    if (!(await indexedDB.databases()).some((database) => database.name === 'sv-shop')) return []
    const database = await resultOf(indexedDB.open('sv-shop'))
    try {
      if (!database.objectStoreNames.contains(name)) return []
      const rows = await resultOf<{ readonly doc: unknown }[]>(database.transaction(name).objectStore(name).getAll())
      return rows.map(({ doc }) => doc)
    } finally {
      database.close()
    }
  }, collection)
}

/** The number of stored entries of a list. */
export async function entriesOnDevice(
  page: Page,
  list: 'wishlist' | 'compare' | 'recently-viewed' | 'recent-searches',
): Promise<number> {
  const lists = (await storedDocuments(page, list)) as (readonly unknown[])[]
  return lists.flat().length
}

/** The number of stored pieces in the cart, over all lines. */
export async function piecesOnDevice(page: Page): Promise<number> {
  const carts = (await storedDocuments(page, 'cart')) as { readonly cartItems: readonly { readonly qty: number }[] }[]
  return carts.flatMap(({ cartItems }) => cartItems).reduce((sum, { qty }) => sum + qty, 0)
}

/** Whether the fields of the checkout are stored with this text in one of them. */
export async function isTypedOnDevice(page: Page, text: string): Promise<boolean> {
  const fields = (await storedDocuments(page, 'checkout')) as Readonly<Record<string, unknown>>[]
  return fields.some((step) => Object.values(step).includes(text))
}
