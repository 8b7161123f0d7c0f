import { buildPath, type PageParamsById, type RoutedViews } from '@vitrin/routing'
import { CmsPage } from './cms-page'
import type { PageContext } from './page-context'
import type { PageMeta, PageModel, PageRequest } from './page-model'
import type { CmsPageDocument } from '@vitrin/content'

/**
 * A content page with an address of its own, such as `/delivery` (R2.03). The configuration names its identifier in the
 * CMS. Search engines get the address by identifier, which other links lead to.
 */
export class StaticPage implements PageModel<PageParamsById['static'], CmsPageDocument> {
  readonly #page: CmsPage
  readonly #identifiers: Readonly<Record<string, string>>
  readonly #views: RoutedViews

  constructor(context: PageContext) {
    this.#page = new CmsPage(context)
    this.#identifiers = context.config.staticPages ?? {}
    this.#views = context.routing.views
  }

  get store(): CmsPage['store'] {
    return this.#page.store
  }

  load({ params: { slug }, query }: PageRequest<PageParamsById['static']>): Promise<void> {
    return this.#page.load({ params: { slug: this.#identifiers[slug] ?? slug }, query, document: undefined })
  }

  get meta(): PageMeta {
    const slug = this.store.page?.identifier ?? ''
    return { ...this.#page.meta, path: buildPath({ id: 'cms-page', params: { slug } }, this.#views) }
  }

  get snapshot(): CmsPageDocument {
    return this.#page.snapshot
  }

  hydrate(page: CmsPageDocument): void {
    this.#page.hydrate(page)
  }
}
