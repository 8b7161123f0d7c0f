import type { ListStorage } from '@vitrin/catalog'
import { DexieListStorage, openShopDatabase } from '@vitrin/storage'
import { klarglas } from '../config/klarglas'

/** Personal, and therefore in the browser only: with the cart in what is never purged (decisions.md 9). */
export function openRecentSearches(): ListStorage<string> {
  return new DexieListStorage(openShopDatabase(`${klarglas.storeView.storeCode}-shop`), 'recent-searches')
}
