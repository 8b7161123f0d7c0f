import type { RecentSearchesStorage } from '@vitrin/catalog'
import { DexieRecentSearchesStorage, openShopDatabase } from '@vitrin/storage'
import { klarglas } from '../config/klarglas'

/** Personal, and therefore in the browser only: with the cart in what is never purged (decisions.md 9). */
export function openRecentSearches(): RecentSearchesStorage {
  return new DexieRecentSearchesStorage(openShopDatabase(`${klarglas.storeView.storeCode}-shop`))
}
