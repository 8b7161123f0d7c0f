import type { Outcome } from '@vitrin/kernel'
import type { SpecialPrice } from '@vitrin/made-to-measure'
import { toOre } from '@vitrin/pricing'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Attribute, AttributeSource } from './attribute'
import { productBreadcrumbs, type Breadcrumb } from './breadcrumbs'
import {
  bundleOptionViews,
  defaultBundleSelection,
  type BundleOptionView,
  type BundleSelection,
} from './bundle-options'
import type { CartItemDraft } from './cart-item-draft'
import type { CatalogConfig } from './catalog-config'
import type { Category } from './category'
import { configure } from './configure'
import { customOptionViews, defaultCustomChoices, type CustomChoices, type CustomOptionView } from './custom-options'
import type { CuttingRules } from './cutting-rules'
import type { CustomSizeStore } from './custom-size-store'
import { galleryOf, type GalleryImage } from './gallery'
import { later } from './later'
import { MadeToMeasureStore, type MadeToMeasureState } from './made-to-measure-store'
import type { SearchGateway, StockGateway } from './ports'
import type { ProductDocument } from './prepare-product'
import type { ConfigurableChild, Product } from './product'
import type { KnownAttributes, ProductAddress } from './product-loader'
import type { ProductPrice } from './list-price'
import { productPrice } from './product-price'
import { Questions } from './questions'
import type { AddRejection, ProductLoadRejection } from './rejections'
import type { Review } from './review'
import { selectVariant } from './select-variant'
import { isOwnMeasures, isSoldToMeasure, measureOptionIds } from './sold-to-measure'
import { shownAttributes, type ShownAttribute } from './shown-attributes'
import { stockState, type StockState } from './stock-state'
import { pickedVariant, picksOf, variantOptions, type Picks, type VariantOption } from './variant-options'

export interface ProductStoreOptions {
  readonly search: SearchGateway
  readonly stock: StockGateway
  readonly attributes: KnownAttributes
  /** Where breadcrumbs find their parents, and which category the shopper came from. */
  readonly categories: { readonly known: readonly Category[]; readonly current: Category | undefined }
  readonly config: CatalogConfig
}

export interface ProductSnapshot {
  readonly parent: Product | undefined
  readonly picks: Picks
  readonly attributes: readonly Attribute[]
  readonly reviews: readonly Review[]
  readonly related: readonly Product[]
  readonly measures?: MadeToMeasureState | undefined
}

/** 'No such configuration for the product. Please do choose another combination of attributes.' */
export type ProductWarning = 'no-such-configuration'

const SIZE = 'size'
const COLOR = 'color'

/** One product page: what the document says, what the shopper has chosen, and what follows from both. */
export class ProductStore {
  readonly #search: SearchGateway
  readonly #stock: StockGateway
  readonly #attributes: KnownAttributes
  readonly #categories: ProductStoreOptions['categories']
  readonly #config: CatalogConfig
  readonly #questions = new Questions()
  /** The document as loaded: no choice changes it. */
  parent: Product | undefined = undefined
  picks: Picks = {}
  customChoices: CustomChoices = {}
  bundleSelection: BundleSelection = {}
  /** How many of each part of a grouped product, by sku. */
  partQty: Readonly<Record<string, number>> = {}
  qty = 1
  /** The line of the cart that this page changes instead of adding one. */
  editedLine: string | undefined = undefined
  warning: ProductWarning | undefined = undefined
  reviews: readonly Review[] = []
  related: readonly Product[] = []
  loading = false
  madeToMeasure: MadeToMeasureStore | undefined = undefined
  cuttingRules: CuttingRules | undefined = undefined
  /** Measures and prices what the host keeps the model of; comes with the shopper's part. */
  customSize: CustomSizeStore | undefined = undefined

  constructor({ search, stock, attributes, categories, config }: ProductStoreOptions) {
    this.#search = search
    this.#stock = stock
    this.#attributes = attributes
    this.#categories = categories
    this.#config = config
    const byReference = {
      parent: observableRef,
      picks: observableRef,
      customChoices: observableRef,
      bundleSelection: observableRef,
      partQty: observableRef,
      reviews: observableRef,
      related: observableRef,
      madeToMeasure: observableRef,
      cuttingRules: observableRef,
      customSize: observableRef,
    }
    makeAutoObservable(this, byReference, { autoBind: true })
  }

  /** The chosen child; measures of a standard size choose that size (design: made to measure). */
  get child(): ConfigurableChild | undefined {
    if (!this.parent?.configurable_children) return undefined
    const standard = this.madeToMeasure?.mode === 'own' ? this.madeToMeasure.standardSize : undefined
    const picks = standard ? { ...this.picks, [SIZE]: standard.size_value } : this.picks
    return selectVariant(this.parent, picks, {
      listOutOfStock: this.#config.listOutOfStock,
      match: 'every',
      fallback: true,
    })
  }

  /** The product as it stands, with the chosen variant merged in (R4.11). */
  get product(): Product | undefined {
    return this.parent && this.child ? configure(this.parent, this.child, this.attributes) : this.parent
  }

  get stockState(): StockState {
    return stockState(this.product ?? {})
  }

  /** The product's own extract first: it has the labels of its values. */
  get attributes(): readonly AttributeSource[] {
    return [...(this.parent?.attributes_metadata ?? []), ...this.#attributes.attributes]
  }

  get options(): readonly VariantOption[] {
    return this.parent ? variantOptions(this.parent, this.picks, this.attributes) : []
  }

  /** Choices besides the variant's; the measures have their own form. */
  get customOptions(): readonly CustomOptionView[] {
    if (!this.product || this.isSizedByHost) return []
    const views = customOptionViews(
      this.product,
      this.customChoices,
      this.measureIds,
      toOre(this.product.price_incl_tax ?? 0),
    )
    return this.madeToMeasure?.isCut ? this.madeToMeasure.repriced(views) : views
  }

  get measureIds(): ReadonlySet<string> {
    return this.product ? measureOptionIds(this.product, this.#config.ownMeasuresSize) : new Set()
  }

  get isSoldToMeasure(): boolean {
    return this.parent !== undefined && isSoldToMeasure(this.parent, this.#config.ownMeasuresSize)
  }

  /** Own measures are chosen, and only the host can say what they cost (R7.20, record 0016). */
  get isSizedByHost(): boolean {
    return (
      !this.madeToMeasure && this.product !== undefined && isOwnMeasures(this.product, this.#config.ownMeasuresSize)
    )
  }

  /** Whether the piece would be cut to the shopper's measures. */
  get isCut(): boolean {
    return this.isSizedByHost || this.madeToMeasure?.isCut === true
  }

  get bundleOptions(): readonly BundleOptionView[] {
    return this.parent ? bundleOptionViews(this.parent, this.bundleSelection) : []
  }

  /** The parts of a grouped product, each with its quantity. */
  get parts(): readonly Product[] {
    return (this.parent?.product_links ?? []).flatMap(({ link_type, product }) =>
      link_type === 'associated' && product ? [{ ...product, qty: this.partQty[product.sku] ?? product.qty ?? 1 }] : [],
    )
  }

  get gallery(): readonly GalleryImage[] {
    return this.product ? galleryOf(this.product) : []
  }

  get breadcrumbs(): readonly Breadcrumb[] {
    return this.parent ? productBreadcrumbs(this.parent, this.#categories.known, this.#categories.current) : []
  }

  get attributesShown(): readonly ShownAttribute[] {
    return this.product ? shownAttributes({ ...this.product }, this.attributes) : []
  }

  /** Of one piece, VAT included; `undefined` while measures are broken or the price is unknown. */
  get price(): ProductPrice | undefined {
    if (!this.product) return undefined
    const { product, customChoices, bundleSelection, parts, madeToMeasure } = this
    if (this.isSizedByHost) return this.customSize?.price
    if (madeToMeasure?.isCut)
      return madeToMeasure.line.ok ? this.cuttingRules?.breakdownPrice(madeToMeasure.line.value, product) : undefined
    return productPrice({ product, customChoices, bundleSelection, parts })
  }

  get snapshot(): ProductSnapshot {
    const { parent, picks, reviews, related, madeToMeasure } = this
    const attributes = this.#attributes.attributes.filter(
      ({ attribute_code: code }) => parent && (code in parent || code in picks),
    )
    return { parent, picks, attributes, reviews, related, measures: madeToMeasure?.snapshot }
  }

  /** Settles when all that the snapshot shows can be computed. */
  async hydrate({ parent, picks, attributes, reviews, related, measures }: ProductSnapshot): Promise<void> {
    this.#attributes.loaded(attributes)
    if (parent) this.shown(parent, picks)
    this.reviews = reviews
    this.related = related
    const { madeToMeasure } = this
    if (!madeToMeasure || !measures) return
    madeToMeasure.hydrate(measures)
    const ruled = this.#fetchRules()
    if (madeToMeasure.mode === 'own') await ruled
  }

  ruled(cuttingRules: CuttingRules): void {
    this.cuttingRules = cuttingRules
  }

  sizedBy(customSize: CustomSizeStore): void {
    this.customSize = customSize
  }

  /** `document` is the product itself where the dispatcher has already found it. */
  async load(address: ProductAddress, document?: ProductDocument): Promise<Outcome<Product, ProductLoadRejection>> {
    const isLatest = this.#questions.ask()
    this.started()
    try {
      const { cuttingRules, loadProduct } = await later()
      this.ruled(cuttingRules)
      const loaded = await loadProduct(address, document, {
        search: this.#search,
        attributes: this.#attributes,
        config: this.#config,
      })
      if (loaded.ok && isLatest()) this.loaded(loaded.value, address)
      return loaded
    } finally {
      if (isLatest()) this.ended()
    }
  }

  started(): void {
    this.loading = true
  }

  ended(): void {
    this.loading = false
  }

  /** First load: the child of the address, else the first one there is (R4.09, R4.10). */
  loaded(parent: Product, { childSku }: ProductAddress): void {
    const query = childSku === undefined ? {} : { sku: childSku }
    const child = selectVariant(parent, query, {
      listOutOfStock: this.#config.listOutOfStock,
      match: 'best',
      fallback: true,
    })
    const attributes = [...(parent.attributes_metadata ?? []), ...this.#attributes.attributes]
    this.shown(parent, child ? picksOf(parent, child, attributes) : {})
  }

  shown(parent: Product, picks: Picks): void {
    this.parent = parent
    this.picks = picks
    this.customChoices = defaultCustomChoices(parent)
    this.bundleSelection = defaultBundleSelection(parent)
    this.partQty = {}
    this.qty = 1
    this.warning = undefined
    this.reviews = []
    this.related = []
    this.madeToMeasure = this.#measured(parent)
    this.customSize = undefined
    this.madeToMeasure?.startFrom(picks[SIZE])
  }

  /** What is approved of the parent: reviews belong to it, not to a variant. */
  async loadReviews(): Promise<void> {
    const { parent } = this
    if (!parent) return
    const { reviewsQuery } = await later()
    const { items } = await this.#search.search<Review>(reviewsQuery(parent.id))
    if (this.parent?.id === parent.id) this.reviewsLoaded(items)
  }

  reviewsLoaded(reviews: readonly Review[]): void {
    this.reviews = reviews
  }

  async loadRelated(): Promise<void> {
    const { parent } = this
    const skus = (parent?.product_links ?? [])
      .filter(({ link_type }) => link_type === 'related')
      .map(({ linked_product_sku }) => linked_product_sku)
    if (skus.length === 0) return
    const { linkedProductsQuery, listedProduct } = await later()
    const { items } = await this.#search.search<ProductDocument>(linkedProductsQuery(skus))
    if (this.parent?.id === parent?.id) this.relatedLoaded(items.map(listedProduct))
  }

  relatedLoaded(related: readonly Product[]): void {
    this.related = related
  }

  /** Asks what is in stock now; until then the page shows the catalogue's word. */
  async refreshStock(): Promise<void> {
    const { parent } = this
    if (!parent || !this.#config.synchronizeStock) return
    const stocks = await this.#stock.list(
      [parent.sku, ...(parent.configurable_children ?? []).map(({ sku }) => sku)],
      'one by one',
    )
    const { withStock } = await later()
    if (this.parent?.id === parent.id) this.refreshed(withStock(this.parent, stocks, this.#config))
  }

  /** The same product with its stock or prices of now. */
  refreshed(parent: Product): void {
    this.parent = parent
  }

  /** A pick that no child carries together with the others is refused with a warning; the product stays (R4.11). */
  choose(code: string, id: string): void {
    if (!this.parent) return
    const picks = { ...this.picks, [code]: id }
    if (!pickedVariant(this.parent, picks, this.#config.listOutOfStock)) {
      this.warning = 'no-such-configuration'
      return
    }
    this.picks = picks
    this.warning = undefined
    if (code !== SIZE) return
    this.madeToMeasure?.startFrom(id)
    void this.#fetchRules()
  }

  editLine(key: string | undefined): void {
    this.editedLine = key
  }

  setQty(qty: number): void {
    this.qty = Math.trunc(qty)
  }

  setPartQty(sku: string, qty: number): void {
    this.partQty = { ...this.partQty, [sku]: Math.trunc(qty) }
  }

  /** `value`: an option value's id, several joined by commas, typed text, or empty for none. */
  chooseCustomOption(id: string, value: string): void {
    this.customChoices = { ...this.customChoices, [id]: value }
  }

  /** `linkIds`: none leaves an optional choice out. */
  chooseBundle(optionId: string, linkIds: readonly string[], qty?: number): void {
    const option = this.parent?.bundle_options?.find(({ option_id }) => String(option_id) === optionId)
    const link = option?.product_links.find(({ id }) => linkIds.includes(String(id)))
    if (option)
      this.bundleSelection = { ...this.bundleSelection, [optionId]: { linkIds, qty: qty ?? Number(link?.qty ?? 1) } }
  }

  /** What adding now would put into the cart: one line, or one for each part of a grouped product (R5.04). */
  async toCartItems(): Promise<Outcome<readonly CartItemDraft[], AddRejection>> {
    const { addableLines, cuttingRules } = await later()
    this.ruled(cuttingRules)
    return addableLines(this, this.#config)
  }

  /** Without a network they are asked for again by the next choice, or when the piece is added. */
  async #fetchRules(): Promise<void> {
    if (this.cuttingRules || !this.madeToMeasure) return
    const code = await later().catch(() => undefined)
    if (code) this.ruled(code.cuttingRules)
  }

  #measured(parent: Product): MadeToMeasureStore | undefined {
    const model = parent.made_to_measure
    if (!model) return undefined
    const variant = (size: string) => pickedVariant(this.parent ?? parent, { ...this.picks, [SIZE]: size }, true)
    return new MadeToMeasureStore(model, {
      size: () => this.picks[SIZE],
      color: () => this.picks[COLOR],
      customChoices: () => this.customChoices,
      special: () => specialOf(variant(model.size_value)),
      hasStandardSize: (size) => variant(size) !== undefined,
      rules: () => this.cuttingRules,
      chooseCustomOption: (id, value) => this.chooseCustomOption(id, value),
      chooseSize: (size) => this.choose(SIZE, size),
    })
  }
}

/** The reduction that the own-measures child has now. */
function specialOf(child: ConfigurableChild | undefined): SpecialPrice | undefined {
  if (!child?.special_price || child.original_price_incl_tax == null || child.price_incl_tax == null) return undefined
  return { original: toOre(child.original_price_incl_tax), special: toOre(child.price_incl_tax) }
}
