import type { Storefront } from '@vitrin/storefront'

/** Opens the search with the term of the address, for example from a search engine's box for this shop. */
export async function openAskedSearch(storefront: Storefront, term: string): Promise<void> {
  storefront.ui.openPanel('search')
  await (await storefront.whenSearch()).search(term)
}
