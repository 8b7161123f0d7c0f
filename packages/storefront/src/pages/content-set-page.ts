import { ContentSetStore, type ContentSetName, type ContentSetSnapshot } from '@vitrin/content'
import { buildPath, type RoutedViews } from '@vitrin/routing'
import type { PageContext } from './page-context'
import { PageNotFound, type PageMeta, type PageModel, type PageRequest } from './page-model'

/** A page of a set in the navigation of the set. */
export interface SetLink {
  readonly title: string
  readonly path: string
  readonly isCurrent: boolean
}

/** Company info, custom solutions or terms: the first page by rank, or the one that the address names (R2.12–R2.14). */
export class ContentSetPage implements PageModel<{ readonly page?: string }, ContentSetSnapshot> {
  readonly store: ContentSetStore
  readonly #set: ContentSetName
  readonly #views: RoutedViews

  constructor(set: ContentSetName, { content, staticFiles, sanitizer, routing }: PageContext) {
    this.#set = set
    this.#views = routing.views
    this.store = new ContentSetStore({ content, files: staticFiles, sanitizer })
  }

  async load({ params }: PageRequest<{ readonly page?: string }>): Promise<void> {
    const found = await this.store.load(this.#set, params.page)
    if (!found.ok) throw new PageNotFound(found.rejection.message)
  }

  /** All pages of the set, by rank. */
  get navigation(): readonly SetLink[] {
    const { navigation, entry } = this.store
    return navigation.map(({ slug, menuTitle }) => ({
      title: menuTitle,
      path: this.#pathOf(slug),
      isCurrent: slug === entry?.slug,
    }))
  }

  get meta(): PageMeta {
    const { entry, isComplete } = this.store
    return {
      title: entry?.metaTitle || entry?.title || '',
      description: entry?.metaDescription,
      path: this.#pathOf(entry?.slug),
      indexable: true,
      cacheable: isComplete,
    }
  }

  get snapshot(): ContentSetSnapshot {
    if (!this.store.snapshot) throw new Error('Load the page before taking its snapshot.')
    return this.store.snapshot
  }

  hydrate(snapshot: ContentSetSnapshot): void {
    this.store.hydrate(snapshot)
  }

  /** The first page by rank has the address of the set. */
  #pathOf(slug: string | undefined): string {
    const isFirst = slug === this.store.navigation[0]?.slug
    return buildPath({ id: this.#set, params: isFirst || slug === undefined ? {} : { page: slug } }, this.#views)
  }
}
