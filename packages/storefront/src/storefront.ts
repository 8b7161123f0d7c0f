import {
  prepareCatalog,
  type AttributeStore,
  type Category,
  type CategorySnapshot,
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
import type { Shopper } from './shopper/shopper'
import type { UiStore } from './ui/ui-store'

export interface StorefrontParts {
  readonly config: StorefrontConfig
  readonly i18n: I18n
  readonly routing: RoutingStore
  readonly categories: CategoryStore
  readonly attributes: AttributeStore
  readonly pages: PageStore
  readonly ui: UiStore
  readonly logger: Logger
  readonly loadSearch: () => Promise<SearchStore>
  /** Imports and starts the shopper's part; absent on the server. */
  readonly loadShopper: ((storefront: Storefront) => Promise<Shopper>) | undefined
}

/** What the server hands to the browser: the page that is shown, if it is not the shell alone, and the menu. Nothing personal. */
export interface StorefrontSnapshot {
  readonly page?: PageSnapshot | undefined
  readonly categories: CategorySnapshot
}

/** One shop for one request (server) or one tab (browser). Made by `createStorefront`. */
export class Storefront {
  readonly config: StorefrontConfig
  readonly i18n: I18n
  readonly routing: RoutingStore
  /** The menu's tree; a category's products belong to its page. */
  readonly categories: CategoryStore
  /** Names of option values, e.g. of a finish, for the pages opened so far. */
  readonly attributes: AttributeStore
  readonly pages: PageStore
  readonly ui: UiStore
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
    ui,
    logger,
    loadSearch,
    loadShopper,
  }: StorefrontParts) {
    this.config = config
    this.i18n = i18n
    this.routing = routing
    this.categories = categories
    this.attributes = attributes
    this.pages = pages
    this.ui = ui
    this.#logger = logger
    this.#search = lazy(loadSearch)
    this.#shopper = lazy(async () => {
      if (!loadShopper) throw new Error('The shopper’s part lives in the browser only.')
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
        ui: false,
        shopper: observableRef,
        head: false,
        dehydrate: false,
        prepare: false,
      },
      { autoBind: true },
    )
  }

  /** The shopper’s part, imported on the first call; a failed import may be tried again. */
  whenShopper(): Promise<Shopper> {
    return this.#shopper.load()
  }

  /** The search of the panel: one for the life of the shop, so that reopening shows what was found. A failed import may be tried again. */
  whenSearch(): Promise<SearchStore> {
    return this.#search.load()
  }

  /** Fetches the code that every further page takes, before one is asked for. */
  async prepare(): Promise<void> {
    await Promise.all([this.pages.prepare(), prepareCatalog()])
  }

  private setShopper(shopper: Shopper): void {
    this.shopper = shopper
  }

  dehydrate(): StorefrontSnapshot {
    return { page: this.pages.snapshot, categories: this.categories.snapshot }
  }

  async hydrate({ page, categories }: StorefrontSnapshot): Promise<void> {
    this.categories.hydrate(categories)
    // The menu's addresses are known: opening one asks the host for its products only.
    this.routing.registerMappings({ categories: withChildren(categories.tree) })
    if (page) await this.pages.hydrate(page)
  }

  head(): Head {
    const page = this.pages.current
    if (!page) return { title: this.config.shopName, description: undefined, canonical: undefined, indexable: false }
    const { title, description, indexable, path = page.canonicalPath }: PageMeta = page.model.meta
    return {
      title: `${this.#said(title)} · ${this.config.shopName}`,
      description: description && this.#said(description),
      canonical: page.status === 200 ? path : undefined,
      indexable: indexable && page.status === 200,
    }
  }

  #said(text: string | MessageRef): string {
    return typeof text === 'string' ? text : this.i18n.t(text.key, text.values)
  }

  /** A fault that a shopper must not see the inside of. */
  report(error: unknown): void {
    this.#logger.error('The shop met a fault', error)
  }
}

function withChildren(categories: readonly Category[]): readonly Category[] {
  return categories.flatMap((category) => [category, ...withChildren(category.children_data ?? [])])
}
