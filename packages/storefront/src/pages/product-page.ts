import { ProductStore, type ProductDocument } from '@vitrin/catalog'
import { productPath, type PageParamsById } from '@vitrin/routing'
import { makeAutoObservable } from 'mobx'
import type { PageContext } from './page-context'
import { PageNotFound, type PageMeta, type PageModel, type PageRequest } from './page-model'

export interface ProductPageSnapshot {
  readonly store: ProductStore['snapshot']
  readonly description: string
}

/** A product and the shopper's choices. */
export class ProductPage implements PageModel<PageParamsById['product'], ProductPageSnapshot> {
  readonly #context: PageContext
  readonly store: ProductStore
  /** Sanitised HTML. */
  description = ''
  redirect: { readonly to: string; readonly status: 301 } | undefined = undefined
  /** `false` from `load` until `loadRest` has loaded the rest. */
  isWhole = true
  #rest: Promise<void> | undefined

  constructor(context: PageContext) {
    this.#context = context
    const { search, stock, attributes, categories, config } = context
    this.store = new ProductStore({ search, stock, attributes, categories, config: config.catalog })
    makeAutoObservable(this, { store: false, redirect: false, meta: false, loadRest: false })
  }

  async load({ params, query, document }: PageRequest<PageParamsById['product']>): Promise<void> {
    const known = document?.type === 'product' ? (document.document as ProductDocument) : undefined
    const childSku = query['childSku']?.[0] ?? params.childSku
    const loaded = await this.store.load({ parentSku: params.parentSku, childSku }, known)
    if (!loaded.ok) {
      const { rejection } = loaded
      if (rejection.code === 'empty-result') throw new PageNotFound(rejection.message)
      // A variant has no page of its own; the page of its parent shows it (R2.38).
      this.redirect = {
        to: productPath(
          { ...rejection.parent, parentSku: rejection.parent.sku, sku: rejection.childSku },
          this.#context.routing.views,
        ),
        status: 301,
      }
      return
    }
    this.setWhole(false)
    this.setDescription(await this.#context.sanitizer.sanitize(loaded.value.description ?? ''))
  }

  /** Loads reviews and related products. The page works without them. */
  loadRest(): Promise<void> {
    this.#rest ??= this.#loadRest().finally(() => (this.#rest = undefined))
    return this.#rest
  }

  async #loadRest(): Promise<void> {
    if (this.isWhole) return
    await Promise.all([this.store.loadReviews(), this.store.loadRelated()])
    this.#context.routing.registerMappings({ products: this.store.related })
    this.setWhole(true)
  }

  private setWhole(isWhole: boolean): void {
    this.isWhole = isWhole
  }

  private setDescription(description: string): void {
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
