import type { Page } from '@playwright/test'

/**
 * The documents that this device has stored, past the shop. What the shopper does shows before it is stored, and a page
 * that is left stores no more: a journey that leaves one asks here first.
 */
async function documents(page: Page, collection: string): Promise<readonly unknown[]> {
  return page.evaluate(async (name) => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    // Asking for a database that is not there would make one.
    if (!(await indexedDB.databases()).some((database) => database.name === 'sv-shop')) return []
    const database = await asked(indexedDB.open('sv-shop'))
    try {
      if (!database.objectStoreNames.contains(name)) return []
      const rows = await asked<{ readonly doc: unknown }[]>(database.transaction(name).objectStore(name).getAll())
      return rows.map(({ doc }) => doc)
    } finally {
      database.close()
    }
  }, collection)
}

/** How many entries a list has. */
export async function entriesOnDevice(
  page: Page,
  list: 'wishlist' | 'compare' | 'recently-viewed' | 'recent-searches',
): Promise<number> {
  const lists = (await documents(page, list)) as (readonly unknown[])[]
  return lists.flat().length
}

/** How many pieces lie in the cart. */
export async function piecesOnDevice(page: Page): Promise<number> {
  const carts = (await documents(page, 'cart')) as { readonly cartItems: readonly { readonly qty: number }[] }[]
  return carts.flatMap(({ cartItems }) => cartItems).reduce((sum, { qty }) => sum + qty, 0)
}
