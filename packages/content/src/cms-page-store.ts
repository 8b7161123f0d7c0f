import { accept, reject, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CmsPageDocument } from './cms-document'
import { cmsPageQuery } from './cms-queries'
import type { CmsSearch, HtmlSanitizer } from './ports'

export interface CmsPageStoreOptions {
  readonly search: CmsSearch
  readonly sanitizer: HtmlSanitizer
}

/** No page has the identifier. The message is a sentence of the specification; the server answers with status 404. */
export interface CmsEmptyResult {
  readonly code: 'empty-result'
  readonly message: 'CMS query returned empty result'
}

export class CmsPageStore {
  readonly #search: CmsSearch
  readonly #sanitizer: HtmlSanitizer
  #request = 0
  /** Its content is safe to render. */
  page: CmsPageDocument | undefined = undefined

  constructor({ search, sanitizer }: CmsPageStoreOptions) {
    this.#search = search
    this.#sanitizer = sanitizer
    makeAutoObservable(this, { page: observableRef }, { autoBind: true })
  }

  get snapshot(): CmsPageDocument | undefined {
    return this.page
  }

  hydrate(page: CmsPageDocument | undefined): void {
    this.page = page
  }

  /** `document` is the page itself where the dispatcher has already found it. */
  async load(identifier: string, document?: CmsPageDocument): Promise<Outcome<CmsPageDocument, CmsEmptyResult>> {
    const request = ++this.#request
    const candidates = document
      ? [document]
      : (await this.#search.search<CmsPageDocument>(cmsPageQuery(identifier))).items
    const found = candidates.find((page) => page.identifier === identifier)
    if (!found) return reject({ code: 'empty-result', message: 'CMS query returned empty result' })
    const page = { ...found, content: await this.#sanitizer.sanitize(found.content) }
    if (request === this.#request) this.show(page)
    return accept(page)
  }

  private show(page: CmsPageDocument): void {
    this.page = page
  }
}
