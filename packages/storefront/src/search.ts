// A module of its own, so that the search comes with its panel and not with the first bundle.
import {
  RecentSearchesStore,
  SearchStore,
  type RecentSearchesStoreOptions,
  type SearchStoreOptions,
} from '@vitrin/catalog'

/** Nobody waits for the disk: a term can be searched for before the recent ones are known. */
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
