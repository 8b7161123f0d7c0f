import type { CmsPageDocument } from '@vitrin/content'
import { CmsPageStore } from '@vitrin/content'
import type { PageParamsById } from '@vitrin/routing'
import type { PageContext } from './page-context'
import { PageNotFound, type PageMeta, type PageModel, type PageRequest } from './page-model'

/** A content page from the CMS. */
export class CmsPage implements PageModel<PageParamsById['cms-page'], CmsPageDocument> {
  readonly store: CmsPageStore

  constructor({ cms, sanitizer }: PageContext) {
    this.store = new CmsPageStore({ search: cms, sanitizer })
  }

  async load({ params, document }: PageRequest<PageParamsById['cms-page']>): Promise<void> {
    const known = document?.type === 'cms_page' ? (document.document as CmsPageDocument) : undefined
    const found = await this.store.load(params.slug, known)
    if (!found.ok) throw new PageNotFound(found.rejection.message)
  }

  get meta(): PageMeta {
    const { title = '', meta_title, meta_description } = this.store.page ?? {}
    return { title: meta_title || title, description: meta_description ?? undefined, indexable: true }
  }

  get snapshot(): CmsPageDocument {
    if (!this.store.page) throw new Error('Load the CMS page before taking its snapshot.')
    return this.store.page
  }

  hydrate(page: CmsPageDocument): void {
    this.store.hydrate(page)
  }
}
