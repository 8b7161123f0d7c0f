import { reject, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { AttributeSource } from '../attributes/attribute'
import { productBreadcrumbs, type Breadcrumb } from '../categories/breadcrumbs'
import type { CartItemDraft } from '../selection/cart-item-draft'
import type { Category } from '../categories/category'
import type { CustomSizeStore } from '../own-measures/custom-size-store'
import { loadDeferredCode } from '../deferred-code'
import { galleryOf, type GalleryImage } from '../document/gallery'
import { LatestRequest } from '../latest-request'
import type { StockGateway } from '../ports'
import type { ListedProduct } from '../document/listed-product'
import type { ConfiguredProduct, Product, ProductDocument } from '../document/product'
import type { ProductAddress, ProductLoaderOptions } from './product-loader'
import type { ProductSnapshot } from './product-snapshot'
import { SelectionStore, type AskedChoices } from './selection-store'
import type { AddRejection, ProductLoadRejection } from '../rejections'
import type { Review } from '../reviews/review'
import type { AddressIssue } from '../selection/choices-from-query'
import type { ProductSelection } from '../selection/product-selection'

export interface ProductStoreOptions extends ProductLoaderOptions {
  readonly stock: StockGateway
  /** Where breadcrumbs find their parents, and which category the shopper came from. */
  readonly categories: { readonly known: readonly Category[]; readonly current: Category | undefined }
}

/** One product page: the product with its selection, and what is loaded around it. */
export class ProductStore {
  readonly #options: ProductStoreOptions
  readonly #requests = new LatestRequest()
  readonly #selected: SelectionStore
  /** The short key of the cart line that this page changes; without one the page adds a line. */
  editedLine: string | undefined = undefined
  /** Approved reviews. They belong to the product, not to a variant. */
  reviews: readonly Review[] = []
  related: readonly ListedProduct[] = []

  constructor(options: ProductStoreOptions) {
    this.#options = options
    this.#selected = new SelectionStore(options)
    makeAutoObservable(this, { reviews: observableRef, related: observableRef }, { autoBind: true })
  }

  /** The product as loaded: no choice changes it. */
  get parent(): Product | undefined {
    return this.#selected.product
  }

  /** What the shopper has chosen, and what follows from it. */
  get selection(): ProductSelection | undefined {
    return this.#selected.selection
  }

  /** Asks the host about own measures; comes with the shopper's part. */
  get customSize(): CustomSizeStore | undefined {
    return this.#selected.customSize
  }

  /** The product with the chosen variant merged in (R4.11). */
  get product(): Product | ConfiguredProduct | undefined {
    return this.selection?.product
  }

  /** Parts of the address that the page could not follow, until the shopper changes something. */
  get addressIssues(): readonly AddressIssue[] {
    return this.#selected.addressIssues
  }

  /** Whether the shopper has changed something since the page was opened. */
  get isChanged(): boolean {
    return this.#selected.isChanged
  }

  get gallery(): readonly GalleryImage[] {
    return this.product ? galleryOf(this.product) : []
  }

  get breadcrumbs(): readonly Breadcrumb[] {
    const { known, current } = this.#options.categories
    return this.parent ? productBreadcrumbs(this.parent, known, current) : []
  }

  /** For `shownAttributes`: what the labels of the product's values are. */
  get attributes(): readonly AttributeSource[] {
    return this.#selected.attributes
  }

  get snapshot(): ProductSnapshot {
    const { parent, addressIssues, editedLine, reviews, related } = this
    const { choices } = this.#selected
    const attributes = this.#options.attributes.attributes.filter(
      ({ attribute_code: code }) => parent && (code in parent || code in (choices?.picks ?? {})),
    )
    return { parent, choices, addressIssues, editedLine, attributes, reviews, related }
  }

  /** Settles when everything that the snapshot shows can be computed. */
  async hydrate(snapshot: ProductSnapshot): Promise<void> {
    const { parent, choices, addressIssues } = snapshot
    this.#options.attributes.loaded(snapshot.attributes)
    if (parent && choices) this.#selected.restore(parent, choices, addressIssues)
    this.editedLine = snapshot.editedLine
    this.reviews = snapshot.reviews
    this.related = snapshot.related
    // A standard size is drawn without the rules: they may come later.
    const rulesLoaded = this.#selected.loadCuttingRules()
    if (this.selection?.model?.mode === 'own') await rulesLoaded
  }

  relatedLoaded(related: readonly ListedProduct[]): void {
    this.related = related
  }

  /** `document` is the product itself where the dispatcher has already found it. */
  async load(address: ProductAddress, document?: ProductDocument): Promise<Outcome<Product, ProductLoadRejection>> {
    const isLatest = this.#requests.start()
    const code = await loadDeferredCode()
    const loaded = await code.loadProduct(address, document, this.#options)
    if (loaded.ok && isLatest()) {
      this.#selected.open(loaded.value, address, code)
      this.opened()
    }
    return loaded
  }

  /** Makes the choices of another address of this product. */
  async followAddress(address: AskedChoices): Promise<void> {
    this.#selected.follow(address, await loadDeferredCode())
  }

  async loadReviews(): Promise<void> {
    const { parent } = this
    if (!parent) return
    const reviews = await (await loadDeferredCode()).loadReviews(parent, this.#options.search)
    if (this.parent?.id === parent.id) this.reviewsLoaded(reviews)
  }

  async loadRelated(): Promise<void> {
    const { parent } = this
    if (!parent) return
    const related = await (await loadDeferredCode()).loadRelated(parent, this.#options.search)
    if (this.parent?.id === parent.id) this.relatedLoaded(related)
  }

  /** Asks the host what is in stock now; until it answers, the page shows the stock of the catalogue. */
  async refreshStock(): Promise<void> {
    const { parent } = this
    const { config, stock } = this.#options
    if (!parent || !config.synchronizeStock) return
    const { loadStock } = await loadDeferredCode()
    const withCurrentStock = await loadStock(parent, stock, config)
    if (this.parent?.id === parent.id) this.refreshed(withCurrentStock(this.parent))
  }

  /** The same product with its current stock or prices. */
  refreshed(parent: Product): void {
    this.#selected.refreshed(parent)
  }

  /** For products whose model only the host has. */
  attachCustomSize(customSize: CustomSizeStore): void {
    this.#selected.attachCustomSize(customSize)
  }

  /** Replaces the selection: `change((selection) => selection.choose('color', '5512'))`. */
  change(choose: (selection: ProductSelection) => ProductSelection): void {
    this.#selected.change(choose)
  }

  editLine(key: string | undefined): void {
    this.editedLine = key
  }

  /** The lines that adding now would put into the cart. Waits for the host where only the host knows the price. */
  async toCartItems(): Promise<Outcome<readonly CartItemDraft[], AddRejection>> {
    const { cartItemDrafts, cuttingRules } = await loadDeferredCode()
    this.#selected.setCuttingRules(cuttingRules)
    if (this.selection?.isSizedByHost) await this.customSize?.settle()
    return this.selection ? cartItemDrafts(this.selection) : reject({ code: 'not-loaded' })
  }

  private opened(): void {
    this.reviews = []
    this.related = []
  }

  private reviewsLoaded(reviews: readonly Review[]): void {
    this.reviews = reviews
  }
}
