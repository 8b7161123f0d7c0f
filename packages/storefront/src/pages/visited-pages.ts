import type { CurrentPage } from './current-page'

/** How many pages are kept, so that going back shows them at once with the data they had. */
const REMEMBERED_PAGES = 12

/** The latest pages of a visit that were found, by address. */
export class VisitedPages {
  readonly #pages = new Map<string, CurrentPage>()

  get(url: string): CurrentPage | undefined {
    return this.#pages.get(url)
  }

  /** The latest page last. */
  get all(): readonly CurrentPage[] {
    return [...this.#pages.values()]
  }

  add(page: CurrentPage): void {
    this.#pages.delete(page.url)
    if (page.status !== 200) return
    this.#pages.set(page.url, page)
    const oldest = this.#pages.keys().next().value
    if (this.#pages.size > REMEMBERED_PAGES && oldest !== undefined) this.#pages.delete(oldest)
  }

  /** Another visit of the same address has another model, and stays. */
  remove({ url, model }: CurrentPage): void {
    if (this.#pages.get(url)?.model === model) this.#pages.delete(url)
  }
}
