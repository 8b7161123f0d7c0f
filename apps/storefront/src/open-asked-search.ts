import type { Storefront } from '@vitrin/storefront'

/** Somebody came with a term, e.g. from a search engine's box for this shop. */
export async function openAskedSearch(storefront: Storefront, term: string): Promise<void> {
  storefront.ui.openPanel('search')
  await (await storefront.whenSearch()).search(term)
}
