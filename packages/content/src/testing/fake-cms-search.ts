import type { CmsBlockDocument, CmsPageDocument } from '../cms-document'
import type { CmsSearch, CmsSearchRequest, CmsSearchResult } from '../ports'

export interface FakeCms {
  readonly pages?: readonly CmsPageDocument[]
  readonly blocks?: readonly CmsBlockDocument[]
  /** Answers with every document, like a host that does not know `like` (contract §2.5 b). */
  readonly ignoresFilter?: boolean
}

export class FakeCmsSearch implements CmsSearch {
  readonly #cms: FakeCms

  constructor(cms: FakeCms) {
    this.#cms = cms
  }

  async search<Document>({ type, searchQuery }: CmsSearchRequest): Promise<CmsSearchResult<Document>> {
    const documents: readonly { readonly identifier: string }[] =
      (type === 'cms_page' ? this.#cms.pages : this.#cms.blocks) ?? []
    const wanted = new Set(searchQuery._appliedFilters.flatMap(({ value }) => value.like))
    const found: readonly unknown[] = documents.filter(
      ({ identifier }) => this.#cms.ignoresFilter || wanted.size === 0 || wanted.has(identifier),
    )
    return { items: found as readonly Document[] }
  }
}
