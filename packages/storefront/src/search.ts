// A file of its own, because the code of the search is loaded with its panel and not with the first bundle.
import {
  RecentSearchesStore,
  SearchStore,
  type CatalogConfig,
  type ListStorage,
  type SearchGateway,
} from '@vitrin/catalog'
import { findContentPages } from '@vitrin/content'
import type { Logger } from '@vitrin/kernel'

export interface SearchOptions {
  readonly search: SearchGateway
  readonly config: CatalogConfig
  readonly logger: Logger
  readonly openStorage?: (() => Promise<ListStorage<string>>) | undefined
}

/** The recent terms are read in the background, so that the shopper can search before they are known. */
export function openSearch({ search, config, logger, openStorage }: SearchOptions): SearchStore {
  const recent = new RecentSearchesStore({ openStorage, logger })
  void recent.load()
  const findPages = (term: string) => findContentPages(term, search)
  return new SearchStore({ search, recent, findPages, config, logger })
}
