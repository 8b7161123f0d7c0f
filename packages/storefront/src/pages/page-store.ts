import type { Logger } from '@vitrin/kernel'
import type { Layout, PageId as AnyPageId, PageParamsById, RoutingStore } from '@vitrin/routing'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PageModel } from './page-model'
import type { PageId, PageModelFactories, PageModels } from './page-models'

/** A page that is ready to be shown: its model is loaded. A union over the ids, so that `page.id` narrows `page.model`. */
export type CurrentPage<Id extends PageId = PageId> = { readonly [Each in Id]: ShownPage<Each> }[Id]

interface ShownPage<Id extends PageId> {
  readonly id: Id
  readonly params: PageParamsById[Id]
  readonly model: PageModels[Id]
  readonly layout: Layout
  readonly status: 200 | 404 | 500 | 503
  /** Path and query as the address bar shows them. */
  readonly url: string
  readonly canonicalPath: string
}

export type Opened =
  | { readonly page: CurrentPage }
  | { readonly redirect: { readonly to: string; readonly status: 301 | 302 } }

/** An address that could not be shown without a network. */
export interface MissingPage {
  readonly url: string
}

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

/** Pages that going back shows at once, with the data they had. */
const REMEMBERED_PAGES = 12

/** Opening is code for later: the server's page is shown without it. */
const importOpenPage = () => import('./open-page')

export class PageStore {
  readonly #options: PageStoreOptions
  readonly #visited = new Map<string, CurrentPage>()
  current: CurrentPage | undefined = undefined
  /** The page that is painted. Prices, stock and the rest of the page are loaded only after the paint. */
  paintedPage: CurrentPage | undefined = undefined
  /** The latest address that could not be shown offline; a new object each time. */
  missing: MissingPage | undefined = undefined
  /** A page is being loaded; the earlier one is still shown. */
  opening = false

  constructor(options: PageStoreOptions) {
    this.#options = options
    makeAutoObservable(
      this,
      { current: observableRef, paintedPage: observableRef, missing: observableRef, prepare: false, serves: false },
      { autoBind: true },
    )
  }

  /** Finds the page of an address and loads its data, without showing it. Never throws. */
  async open(url: string): Promise<Opened> {
    this.setOpening(true)
    try {
      const { openPage } = await importOpenPage()
      return await openPage(url, { ...this.#options, isMissing: (missing) => this.setMissing(missing) })
    } catch (error) {
      this.#options.logger.error(`The page ${url} could not be loaded`, error)
      return { page: await this.#failed(url) }
    } finally {
      this.setOpening(false)
    }
  }

  /** Loads a page beside the one that stands, e.g. the terms into a modal: nothing waits for it, and nothing moves when it is missing. */
  async read(url: string): Promise<Opened> {
    const { openPage } = await importOpenPage()
    return openPage(url, { ...this.#options, isMissing: () => undefined })
  }

  /** Fetches the code behind `open` before it is called. */
  async prepare(): Promise<void> {
    await Promise.all([importOpenPage(), this.#options.routing.prepare()])
  }

  /** Has a screen. */
  serves(id: AnyPageId): id is PageId {
    return id in this.#options.models
  }

  /** The code of one page's data, before the page is opened. */
  async fetchModel(id: PageId): Promise<void> {
    await this.#options.models[id]()
  }

  /** The page as it was when it was left, for back and forward (R2.31). */
  remembered(url: string): CurrentPage | undefined {
    return this.#visited.get(url)
  }

  show(page: CurrentPage): void {
    this.current = page
    this.#visited.delete(page.url)
    if (page.status !== 200) return
    this.#visited.set(page.url, page)
    const oldest = this.#visited.keys().next().value
    if (this.#visited.size > REMEMBERED_PAGES && oldest !== undefined) this.#visited.delete(oldest)
  }

  /** The shown page got another address, for example that of a variant. */
  changeUrl(url: string): void {
    if (this.current) this.show({ ...this.current, url })
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

  /** The server's page again: the model's code is imported first, so that hydration needs no second render. */
  async hydrate({ model: snapshot, ...page }: PageSnapshot): Promise<void> {
    const model = await this.#options.models[page.id]()
    await (model as PageModel).hydrate(snapshot)
    this.show({ ...page, model } as CurrentPage)
  }

  private setMissing(missing: MissingPage): void {
    this.missing = missing
  }

  private setOpening(opening: boolean): void {
    this.opening = opening
  }

  async #failed(url: string): Promise<CurrentPage> {
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
