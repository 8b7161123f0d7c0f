import { HomeStore, type AttributeStore, type ListedProduct } from '@vitrin/catalog'
import type { CmsBlockDocument } from '@vitrin/content'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PageContext } from './page-context'
import type { PageMeta, PageModel } from './page-model'

export interface HomePageSnapshot {
  readonly lists: HomeStore['snapshot']
  readonly attributes: AttributeStore['snapshot']
  readonly blocks: readonly CmsBlockDocument[]
}

/** Product cards show the finishes of a product. */
const CARD_ATTRIBUTES = ['color']

/** The home page with its three lists (R3.18) and the shop's own texts. */
export class HomePage implements PageModel<unknown, HomePageSnapshot> {
  readonly #context: PageContext
  readonly lists: HomeStore
  /** What the shop says of itself. It may lack each of the blocks. */
  blocks: readonly CmsBlockDocument[] | undefined

  constructor(context: PageContext) {
    this.#context = context
    this.lists = new HomeStore({ search: context.search, config: context.config.catalog })
    makeAutoObservable(this, { lists: false, blocks: observableRef })
  }

  async load(): Promise<void> {
    const { attributes, logger, routing } = this.#context
    // A host without blocks has a home page without texts of its own.
    const blocks = this.loadRest().catch((error: unknown) => logger.warn('The shop’s texts could not be loaded', error))
    await Promise.all([this.lists.load(), attributes.load(CARD_ATTRIBUTES), blocks])
    routing.registerMappings({ products: this.products })
  }

  /** Loads the texts, if the first try failed. */
  async loadRest(): Promise<void> {
    if (this.blocks) return
    const { loadHomeBlocks } = await import('./load-home-blocks')
    this.setBlocks(await loadHomeBlocks(this.#context))
  }

  block(identifier: string): CmsBlockDocument | undefined {
    return this.blocks?.find((block) => block.identifier === identifier)
  }

  get meta(): PageMeta {
    const { meta_title, title, meta_description } = this.block('home_hero') ?? {}
    return {
      title: meta_title || title || { key: 'home.title' },
      description: meta_description ?? undefined,
      indexable: true,
    }
  }

  get snapshot(): HomePageSnapshot {
    return {
      lists: this.lists.snapshot,
      attributes: this.#context.attributes.snapshot,
      blocks: this.blocks ?? [],
    }
  }

  hydrate({ lists, attributes, blocks }: HomePageSnapshot): void {
    this.#context.attributes.hydrate(attributes)
    this.lists.hydrate(lists)
    this.setBlocks(blocks)
    this.#context.routing.registerMappings({ products: this.products })
  }

  /** The products of all lists. */
  get products(): readonly ListedProduct[] {
    return [...this.lists.newCollection, ...this.lists.bestsellers, ...this.lists.offers]
  }

  private setBlocks(blocks: readonly CmsBlockDocument[]): void {
    this.blocks = blocks
  }
}
