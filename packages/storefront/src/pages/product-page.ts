import { ProductStore } from '@vitrin/catalog'
import { lazy } from '@vitrin/kernel'
import { productPath, type PageParamsById } from '@vitrin/routing'
import { makeAutoObservable } from 'mobx'
import type { PageContext } from './page-context'
import type { PageMeta, PageModel, PageRequest } from './page-model'

/** The page that the server rendered is shown without this code. */
const loadingCode = lazy(() => import('./load-product-page'))

export interface ProductPageSnapshot {
  readonly store: ProductStore['snapshot']
  readonly description: string | undefined
}

/** A product and the shopper's choices. */
export class ProductPage implements PageModel<PageParamsById['product'], ProductPageSnapshot> {
  readonly #context: PageContext
  readonly store: ProductStore
  /** Sanitised HTML; undefined from `load` until the first view of the page is painted. */
  description: string | undefined = undefined
  redirect: PageModel['redirect'] = undefined
  /** `false` from `load` until `loadRest` has loaded the rest. */
  isWhole = true
  #rest: Promise<void> | undefined

  constructor(context: PageContext) {
    this.#context = context
    const { search, stock, attributes, categories, config } = context
    this.store = new ProductStore({ search, stock, attributes, categories, config: config.catalog })
    makeAutoObservable(this, { store: false, redirect: false, meta: false, loadRest: false, follow: false })
  }

  async load(request: PageRequest<PageParamsById['product']>): Promise<void> {
    const { loadProductPage } = await loadingCode.load()
    this.redirect = await loadProductPage(request, this.store, this.#context)
    if (!this.redirect) this.setWhole(false)
  }

  async follow(request: Pick<PageRequest<PageParamsById['product']>, 'params' | 'query'>): Promise<void> {
    const { followProductAddress } = await loadingCode.load()
    await followProductAddress(request, this.store)
  }

  /** Brings the description, and loads reviews and related products. The page works without them. */
  loadRest(): Promise<void> {
    this.#rest ??= this.#loadRest().finally(() => (this.#rest = undefined))
    return this.#rest
  }

  async #loadRest(): Promise<void> {
    if (this.isWhole) return
    this.setDescription(await this.#context.sanitizer.sanitize(this.store.parent?.description ?? ''))
    await Promise.all([this.store.loadReviews(), this.store.loadRelated()])
    this.#context.routing.registerMappings({ products: this.store.related })
    this.setWhole(true)
  }

  private setWhole(isWhole: boolean): void {
    this.isWhole = isWhole
  }

  private setDescription(description: string | undefined): void {
    this.description = description
  }

  get meta(): PageMeta {
    const { parent } = this.store
    const { name = '', meta_title, meta_description } = parent ?? {}
    return {
      title: meta_title || name,
      description: meta_description ?? undefined,
      path: parent && productPath(parent, this.#context.routing.views),
      indexable: true,
    }
  }

  get snapshot(): ProductPageSnapshot {
    const { parent, ...store } = this.store.snapshot
    // The description is sent once, in its sanitised form.
    return { store: { ...store, parent: parent && { ...parent, description: null } }, description: this.description }
  }

  async hydrate({ store, description }: ProductPageSnapshot): Promise<void> {
    await this.store.hydrate(store)
    this.setDescription(description)
    this.#context.routing.registerMappings({ products: this.store.related })
  }
}
