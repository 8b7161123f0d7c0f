import { accept, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CatalogConfig } from '../catalog-config'
import type { Category } from './category'
import type { CategoryKey } from './category-loader'
import { loadDeferredCode } from '../deferred-code'
import type { SearchGateway } from '../ports'
import { LatestRequest } from '../latest-request'
import { SharedLoads } from '../shared-loads'
import type { EmptyResult } from '../rejections'

export interface CategoryStoreOptions {
  readonly search: SearchGateway
  readonly config: CatalogConfig
}

export interface CategorySnapshot {
  readonly tree: readonly Category[]
  readonly current?: Category | undefined
  readonly parents: readonly Category[]
}

/** The menu's tree of categories, and the category of the page. */
export class CategoryStore {
  readonly #search: SearchGateway
  readonly #config: CatalogConfig
  readonly #requests = new LatestRequest()
  readonly #loads = new SharedLoads()
  /** The categories directly below the root, each with its own tree. */
  tree: readonly Category[] = []
  /** With the fields of a menu, and without what is below it: the breadcrumbs of its products read it. */
  current: Category | undefined = undefined
  /** Parents of the current category that are not in the tree. */
  parents: readonly Category[] = []

  constructor({ search, config }: CategoryStoreOptions) {
    this.#search = search
    this.#config = config
    makeAutoObservable(
      this,
      { tree: observableRef, current: observableRef, parents: observableRef },
      { autoBind: true },
    )
  }

  /** Every category that this store has loaded. */
  get known(): readonly Category[] {
    return [...this.tree, ...this.parents]
  }

  get snapshot(): CategorySnapshot {
    const { tree, current, parents } = this
    return { tree, current, parents }
  }

  hydrate({ tree, current, parents }: CategorySnapshot): void {
    this.tree = tree
    this.current = current
    this.parents = parents
  }

  loadTree(): Promise<void> {
    return this.#loads.run('tree', async () => {
      const { categoryTreeQuery, menuCategory } = await loadDeferredCode()
      const { items } = await this.#search.search<Category>(categoryTreeQuery(this.#config))
      this.treeLoaded(items.map(menuCategory))
    })
  }

  private treeLoaded(tree: readonly Category[]): void {
    this.tree = tree
  }

  /** `document` is the category itself where the dispatcher has already found it. */
  async loadCurrent(key: CategoryKey, document?: Category): Promise<Outcome<Category, EmptyResult>> {
    const isLatest = this.#requests.start()
    const { loadCategory, menuCategory } = await loadDeferredCode()
    const loaded = await loadCategory(key, document, {
      search: this.#search,
      tree: () => this.tree,
      config: this.#config,
    })
    if (!loaded.ok) return loaded
    const { category, parents } = loaded.value
    const { children_data: _, ...current } = menuCategory(category)
    if (isLatest()) this.currentLoaded(current, parents)
    return accept(category)
  }

  private currentLoaded(current: Category, parents: readonly Category[]): void {
    this.current = current
    this.parents = parents
  }
}
