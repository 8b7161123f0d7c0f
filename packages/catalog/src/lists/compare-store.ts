import type { Cancel, EventChannel, Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { compareAttributes, type ComparedAttribute } from './compare-attributes'
import { SavedProducts, type SavedProductsEvent } from './saved-products'
import { loadDeferredCode } from '../deferred-code'
import { asListed } from '../document/list-product'
import type { ListStorage, SearchGateway } from '../ports'
import { prepareProduct } from '../document/prepare-product'
import type { ListedProduct } from '../document/listed-product'
import type { Product, ProductDocument } from '../document/product'
import type { KnownAttributes } from '../attributes/known-attributes'
import { SharedLoads } from '../shared-loads'

export interface CompareStoreOptions {
  readonly storage: ListStorage<ListedProduct>
  readonly search: SearchGateway
  readonly attributes: KnownAttributes
  readonly logger: Logger
}

/** Products to compare, each once. Their attributes are loaded when they are compared. */
export class CompareStore {
  readonly #saved: SavedProducts
  readonly #search: SearchGateway
  readonly #attributes: KnownAttributes
  readonly #loads = new SharedLoads()
  /** The whole products that are loaded, by sku. */
  private documents: Readonly<Record<string, Product>> = {}

  constructor({ search, attributes, ...kept }: CompareStoreOptions) {
    this.#saved = new SavedProducts(kept)
    this.#search = search
    this.#attributes = attributes
    makeAutoObservable<this, 'documents'>(this, { documents: observableRef }, { autoBind: true })
  }

  get events(): EventChannel<SavedProductsEvent> {
    return this.#saved.events
  }

  get items(): readonly ListedProduct[] {
    return this.#saved.items
  }

  get count(): number {
    return this.items.length
  }

  get rows(): readonly ComparedAttribute[] {
    const products = this.items.map((item) => this.documents[item.sku] ?? item)
    return compareAttributes(products, [
      ...this.items.flatMap(({ sku }) => this.documents[sku]?.attributes_metadata ?? []),
      ...this.#attributes.attributes,
    ])
  }

  has(sku: string): boolean {
    return this.#saved.has(sku)
  }

  load(): Promise<void> {
    return this.#saved.load()
  }

  start(): Cancel {
    return this.#saved.start()
  }

  /** Loads the attributes of products that were added since the last load. */
  loadAttributes(): Promise<void> {
    const missing = this.items.filter(({ sku }) => !(sku in this.documents)).map(({ sku }) => sku)
    if (missing.length === 0) return Promise.resolve()
    return this.#loads.run(missing.join('\n'), async () => {
      const { associatedProductsQuery } = await loadDeferredCode()
      const { items } = await this.#search.search<ProductDocument>(associatedProductsQuery(missing))
      const products = items.map(prepareProduct)
      // A product's own extract only has the attributes that its page shows; more of them can be compared.
      await this.#attributes.load([
        ...new Set(products.flatMap((product) => Object.keys(product).map((field) => field.replace(/_options$/, '')))),
      ])
      this.documentsLoaded(products)
    })
  }

  private documentsLoaded(products: readonly Product[]): void {
    this.documents = { ...this.documents, ...Object.fromEntries(products.map((product) => [product.sku, product])) }
  }

  add(product: ListedProduct): Promise<void> {
    return this.#saved.add(asListed(product))
  }

  remove(sku: string): Promise<void> {
    return this.#saved.remove(sku)
  }

  clear(): Promise<void> {
    return this.#saved.clear()
  }

  forget(): Promise<void> {
    return this.#saved.forget()
  }
}
