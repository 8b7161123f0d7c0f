import {
  prepareCatalog,
  type AttributeStore,
  type Category,
  type CategoryStore,
  type SearchStore,
} from '@vitrin/catalog'
import type { I18n, MessageRef } from '@vitrin/i18n'
import { lazy, type Lazy, type Logger } from '@vitrin/kernel'
import type { RoutingStore } from '@vitrin/routing'
import { makeAutoObservable, observableRef } from 'mobx'
import type { StorefrontConfig } from './config'
import type { Head } from './head'
import type { PageMeta } from './pages/page-model'
import type { PageSnapshot, PageStore } from './pages/page-store'
import type { LateParts } from './late-parts'
import type { ShopContentSnapshot } from './shop-content'
import type { Shopper } from './shopper/shopper'
import type { UiStore } from './ui/ui-store'

export interface StorefrontParts {
  readonly config: StorefrontConfig
  readonly i18n: I18n
  readonly routing: RoutingStore
  readonly categories: CategoryStore
  readonly attributes: AttributeStore
  readonly pages: PageStore
  readonly late: Omit<LateParts, 'contentSnapshot'>
  readonly ui: UiStore
  readonly logger: Logger
  /** The current time in ms since 1970. */
  readonly now: () => number
  readonly loadSearch: () => Promise<SearchStore>
  /** Loads and starts the shopper's part; absent on the server. */
  readonly loadShopper: ((storefront: Storefront) => Promise<Shopper>) | undefined
}

/**
 * The state that the server sends to the browser: the page, absent for the empty shell, the menu and content. Nothing
 * personal.
 */
export interface StorefrontSnapshot {
  readonly page?: PageSnapshot | undefined
  readonly categories: CategoryStore['snapshot']
  /** The server adds it. */
  readonly content?: ShopContentSnapshot | undefined
}

/** The shop of one request on the server, or of one tab in the browser. `createStorefront` makes it. */
export class Storefront {
  readonly config: StorefrontConfig
  readonly i18n: I18n
  readonly routing: RoutingStore
  /** The tree of the menu. The products of a category belong to its page. */
  readonly categories: CategoryStore
  /** Labels of attribute values, for example of a finish. Pages load those that they show. */
  readonly attributes: AttributeStore
  readonly pages: PageStore
  readonly ui: UiStore
  /** The current time in ms since 1970; during hydration the time of the render. */
  readonly now: () => number
  readonly #late: StorefrontParts['late']
  readonly #lateParts = new Map<unknown, unknown>()
  #contentSnapshot: ShopContentSnapshot | undefined
  readonly #logger: Logger
  readonly #shopper: Lazy<Shopper>
  readonly #search: Lazy<SearchStore>
  shopper: Shopper | undefined = undefined

  constructor({
    config,
    i18n,
    routing,
    categories,
    attributes,
    pages,
    late,
    ui,
    logger,
    now,
    loadSearch,
    loadShopper,
  }: StorefrontParts) {
    this.config = config
    this.i18n = i18n
    this.routing = routing
    this.categories = categories
    this.attributes = attributes
    this.pages = pages
    this.#late = late
    this.ui = ui
    this.now = now
    this.#logger = logger
    this.#search = lazy(loadSearch)
    this.#shopper = lazy(async () => {
      if (!loadShopper) throw new Error('The shopper’s part exists in the browser only.')
      const shopper = await loadShopper(this)
      this.setShopper(shopper)
      return shopper
    })
    makeAutoObservable(
      this,
      {
        config: false,
        i18n: false,
        routing: false,
        categories: false,
        attributes: false,
        pages: false,
        late: false,
        ui: false,
        now: false,
        shopper: observableRef,
        head: false,
        dehydrate: false,
        prepare: false,
      },
      { autoBind: true },
    )
  }

  /** Loads the shopper's part with the first call. After a failure the next call tries again. */
  whenShopper(): Promise<Shopper> {
    return this.#shopper.load()
  }

  /** Loads the search with the first call. There is one search, so that its panel shows the last results again. */
  whenSearch(): Promise<SearchStore> {
    return this.#search.load()
  }

  /** Loads the code that opening any page needs, before a page is opened. */
  async prepare(): Promise<void> {
    await Promise.all([this.pages.prepare(), prepareCatalog()])
  }

  /** A part that the first paint does without. The first call makes it: the caller brings its code. */
  late<Part>(make: (parts: LateParts) => Part): Part {
    if (!this.#lateParts.has(make))
      this.#lateParts.set(make, make({ ...this.#late, contentSnapshot: this.#contentSnapshot }))
    return this.#lateParts.get(make) as Part
  }

  private setShopper(shopper: Shopper): void {
    this.shopper = shopper
  }

  dehydrate(): StorefrontSnapshot {
    return { page: this.pages.snapshot, categories: this.categories.snapshot }
  }

  async hydrate({ page, categories, content }: StorefrontSnapshot): Promise<void> {
    this.#contentSnapshot = content
    this.categories.hydrate(categories)
    // The addresses of the menu need no lookup at the host.
    this.routing.registerMappings({ categories: withChildren(categories.tree) })
    if (page) await this.pages.hydrate(page)
  }

  head(): Head {
    const page = this.pages.current
    if (!page) return { title: this.config.shopName, description: undefined, canonical: undefined, indexable: false }
    const { title, description, indexable, path = page.canonicalPath }: PageMeta = page.model.meta
    return {
      title: `${this.#textOf(title)} · ${this.config.shopName}`,
      description: description && this.#textOf(description),
      canonical: page.status === 200 ? path : undefined,
      indexable: indexable && page.status === 200,
    }
  }

  #textOf(text: string | MessageRef): string {
    return typeof text === 'string' ? text : this.i18n.t(text.key, text.values)
  }

  /** Logs a fault. The shopper sees no details of it. */
  report(error: unknown): void {
    this.#logger.error('A part of the shop failed', error)
  }
}

function withChildren(categories: readonly Category[]): readonly Category[] {
  return categories.flatMap((category) => [category, ...withChildren(category.children_data ?? [])])
}
