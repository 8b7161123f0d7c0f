import { lazy, type Logger } from '@vitrin/kernel'
import type { Layout, PageId as AnyPageId, PageParamsById, RoutingStore } from '@vitrin/routing'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CurrentPage, FailedPage, MissingPage, Opened } from './current-page'
import type { PageModel } from './page-model'
import type { PageId, PageModelFactories } from './page-models'
import { VisitedPages } from './visited-pages'

export interface PageSnapshot {
  readonly id: PageId
  readonly params: PageParamsById[PageId]
  readonly layout: Layout
  readonly status: CurrentPage['status']
  readonly url: string
  readonly canonicalPath: string
  readonly model: unknown
}

export interface PageStoreOptions {
  readonly routing: RoutingStore
  readonly models: PageModelFactories
  readonly isOnline: () => boolean
  readonly logger: Logger
}

/** The page that the server rendered is shown without this code. */
const openingCode = lazy(() => import('./open-page'))

export class PageStore {
  readonly #options: PageStoreOptions
  readonly #visited = new VisitedPages()
  #expected: { readonly url: string; readonly opened: Promise<Opened | undefined> } | undefined
  current: CurrentPage | undefined = undefined
  /** The page that is painted. Prices, stock and the rest of the page are loaded only after the paint. */
  paintedPage: CurrentPage | undefined = undefined
  /** The latest address that could not be shown offline; a new object each time. */
  missing: MissingPage | undefined = undefined
  /** The latest address whose data did not come; a new object each time. */
  failure: FailedPage | undefined = undefined
  /** A page is being loaded; the earlier one is still shown. */
  opening = false

  constructor(options: PageStoreOptions) {
    this.#options = options
    makeAutoObservable(
      this,
      {
        current: observableRef,
        paintedPage: observableRef,
        missing: observableRef,
        failure: observableRef,
        prepare: false,
        expect: false,
        serves: false,
        shown: false,
        fail: false,
      },
      { autoBind: true },
    )
  }

  /**
   * Begins to load a page that the shopper is about to open: `open` goes on with it. What cannot be loaded now, `open`
   * loads again.
   *
   * @returns forgets it, because data grow old
   */
  expect(url: string): () => void {
    const load = async (): Promise<Opened | undefined> => {
      const { openPage } = await openingCode.load()
      let isMissing = false
      const opened = await openPage(url, { ...this.#options, onMissing: () => (isMissing = true) })
      return isMissing ? undefined : opened
    }
    const expected = { url, opened: load().catch(() => undefined) }
    this.#expected = expected
    return () => {
      if (this.#expected === expected) this.#expected = undefined
    }
  }

  /** Finds the page of an address and loads its data, without showing it. Never throws. */
  async open(url: string): Promise<Opened> {
    this.setOpening(true)
    try {
      const expected = this.#expected?.url === url ? await this.#expected.opened : undefined
      this.#expected = undefined
      if (expected) return expected
      const { openPage } = await openingCode.load()
      return await openPage(url, { ...this.#options, onMissing: (missing) => this.setMissing(missing) })
    } catch (error) {
      // Without its query, which can hold the token of a mailed link.
      this.#options.logger.error(`The page ${url.split('?', 1)[0]} could not be loaded`, error)
      this.setFailure({ url, error })
      return { page: await this.fail(url) }
    } finally {
      this.setOpening(false)
    }
  }

  /**
   * Loads a page that is shown inside another one, for example the terms in a modal. A missing page redirects nowhere.
   */
  async read(url: string): Promise<Opened> {
    const { openPage } = await openingCode.load()
    return openPage(url, { ...this.#options, onMissing: () => undefined })
  }

  /** Loads the code of `open` before it is needed. */
  async prepare(): Promise<void> {
    await Promise.all([openingCode.load(), this.#options.routing.prepare()])
  }

  /** Whether the page has a screen. */
  serves(id: AnyPageId): id is PageId {
    return id in this.#options.models
  }

  /** Loads the code of one page's model before the page is opened. */
  async fetchModel(id: PageId): Promise<void> {
    await this.#options.models[id]()
  }

  /** The pages of this visit, the latest last. */
  get shown(): readonly CurrentPage[] {
    return this.#visited.all
  }

  /** The page as it was when it was left, for back and forward (R2.31). */
  remembered(url: string): CurrentPage | undefined {
    return this.#visited.get(url)
  }

  show(page: CurrentPage): void {
    this.current = page
    this.#visited.add(page)
  }

  /** The shown page got another address, for example that of a variant. It is not remembered under the old one. */
  changeUrl(url: string): void {
    if (!this.current) return
    this.#visited.remove(this.current)
    this.show({ ...this.current, url })
  }

  /** The screen of the current page is on the display. */
  markPainted(): void {
    // The same model under another address is the same page.
    if (this.paintedPage?.model !== this.current?.model) this.paintedPage = this.current
    ;(this.current?.model as PageModel | undefined)
      ?.loadRest?.()
      .catch((error: unknown) => this.#options.logger.error('The rest of the page could not be loaded', error))
  }

  get snapshot(): PageSnapshot | undefined {
    if (!this.current) return undefined
    const { id, params, layout, status, url, canonicalPath, model } = this.current
    return { id, params, layout, status, url, canonicalPath, model: model.snapshot }
  }

  /**
   * Shows the page that the server rendered. The model's code is loaded first, so that hydration needs no second
   * render.
   */
  async hydrate({ model: snapshot, ...page }: PageSnapshot): Promise<void> {
    const model = await this.#options.models[page.id]()
    await (model as PageModel).hydrate(snapshot)
    this.show({ ...page, model } as CurrentPage)
  }

  private setMissing(missing: MissingPage): void {
    this.missing = missing
  }

  private setFailure(failure: FailedPage): void {
    this.failure = failure
  }

  private setOpening(opening: boolean): void {
    this.opening = opening
  }

  /** The page that says that the page of an address could not be shown. */
  async fail(url: string): Promise<CurrentPage> {
    return {
      id: 'error',
      params: {},
      model: await this.#options.models.error(),
      layout: 'default',
      status: 500,
      url,
      canonicalPath: url,
    }
  }
}
