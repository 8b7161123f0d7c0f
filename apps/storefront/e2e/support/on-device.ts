import type { Page } from '@playwright/test'

/**
 * Reads a table directly from IndexedDB. The page shows a change before it is stored, and leaving the page stops
 * storing. A journey that is about to leave a page waits here for the stored value.
 */
async function storedRows(page: Page, database: string, table: string): Promise<readonly unknown[]> {
  return page.evaluate(
    async ([name, store]) => {
      const resultOf = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
        })
      // indexedDB.open() would create a missing database.
      if (!(await indexedDB.databases()).some((each) => each.name === name)) return []
      const opened = await resultOf(indexedDB.open(name))
      try {
        if (!opened.objectStoreNames.contains(store)) return []
        return await resultOf<unknown[]>(opened.transaction(store).objectStore(store).getAll())
      } finally {
        opened.close()
      }
    },
    [database, table] as const,
  )
}

/** Whether the page has opened the database of the shopper. */
export function hasDatabase(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'sv-shop'))
}

async function storedDocuments(page: Page, collection: string): Promise<readonly unknown[]> {
  const rows = (await storedRows(page, 'sv-shop', collection)) as { readonly doc: unknown }[]
  return rows.map(({ doc }) => doc)
}

/** The number of stored answers of searches, products among them. */
export async function answersOnDevice(page: Page): Promise<number> {
  return (await storedRows(page, 'sv-cache', 'elasticCache')).length
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
