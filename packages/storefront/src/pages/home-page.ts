import { HomeStore, type AttributeStore, type ListedProduct } from '@vitrin/catalog'
import type { PageContext } from './page-context'
import type { PageMeta, PageModel } from './page-model'

export interface HomePageSnapshot {
  readonly lists: HomeStore['snapshot']
  readonly attributes: AttributeStore['snapshot']
}

/** Product cards show the finishes of a product. */
const CARD_ATTRIBUTES = ['color']

/** The home page with its three lists (R3.18). */
export class HomePage implements PageModel<unknown, HomePageSnapshot> {
  readonly #context: PageContext
  readonly lists: HomeStore
  readonly meta: PageMeta = { title: { key: 'home.title' }, description: { key: 'home.description' }, indexable: true }

  constructor(context: PageContext) {
    this.#context = context
    this.lists = new HomeStore({ search: context.search, config: context.config.catalog })
  }

  async load(): Promise<void> {
    await Promise.all([this.lists.load(), this.#context.attributes.load(CARD_ATTRIBUTES)])
    this.#context.routing.registerMappings({ products: this.products })
  }

  get snapshot(): HomePageSnapshot {
    return { lists: this.lists.snapshot, attributes: this.#context.attributes.snapshot }
  }

  hydrate({ lists, attributes }: HomePageSnapshot): void {
    this.#context.attributes.hydrate(attributes)
    this.lists.hydrate(lists)
    this.#context.routing.registerMappings({ products: this.products })
  }

  /** The products of all lists. */
  get products(): readonly ListedProduct[] {
    return [...this.lists.newCollection, ...this.lists.bestsellers, ...this.lists.offers]
  }
}
