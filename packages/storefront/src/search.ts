// A file of its own, because the code of the search is loaded with its panel and not with the first bundle.
import {
  RecentSearchesStore,
  SearchStore,
  type RecentSearchesStoreOptions,
  type SearchStoreOptions,
} from '@vitrin/catalog'

/** The recent terms are read in the background, so that the shopper can search before they are known. */
export function openSearch({
  search,
  config,
  logger,
  openStorage,
}: Omit<SearchStoreOptions, 'recent'> & RecentSearchesStoreOptions): SearchStore {
  const recent = new RecentSearchesStore({ openStorage, logger })
  void recent.load()
  return new SearchStore({ search, recent, config, logger })
}
