import { toOre } from '@vitrin/pricing'
import type { Measures } from '@vitrin/made-to-measure'
import { bundleOptionViews, type BundleOptionView } from './bundle-options'
import { customOptionViews, type CustomOptionView } from './custom-options'
import { galleryOf } from '../document/gallery'
import { picturesOfChoices, type ShownPicture } from '../document/pictures-of-choices'
import type { ProductPrice } from '../prices/list-price'
import type { ConfiguredProduct, Product } from '../document/product'
import type { ConfigurableChild } from '../document/variant'
import { productPrice } from '../prices/product-price'
import { isOwnMeasures, isSoldToMeasure, measureOptionIds } from '../own-measures/sold-to-measure'
import { isLowStock, stockState, type StockState } from '../stock/stock-state'
import type { VariantOption } from './variant-options'
import { lengthOptions } from '../own-measures/lengths'
import type { Measurement, Measurer } from '../own-measures/measurer'
import type { ModelMeasurement, SizeMode } from '../own-measures/model-measurement'
import type { ProductChoices, ProductWarning } from './product-choices'
import type { SelectableProduct } from './selectable-product'

/**
 * A product with what the shopper has chosen of it, and everything that follows: variant, options, price, issues.
 * Immutable: each choice returns a new selection. Own measures are read and priced by the measurer.
 */
export class ProductSelection {
  readonly source: SelectableProduct
  readonly choices: ProductChoices
  /** With the chosen variant merged in (R4.11). */
  readonly product: Product | ConfiguredProduct
  /** The lengths and what they cost, of a product that can be cut to measure. */
  readonly measurement: Measurement | undefined
  /** Own measures are chosen, and only the host can say what they cost (R7.20, record 0016). */
  readonly isSizedByHost: boolean
  readonly #measurer: Measurer | undefined
  #customOptions: readonly CustomOptionView[] | undefined
  /** To say what a finish costs more, each finish asks for all of them. */
  readonly #chosen = new Map<string, ProductSelection>()

  constructor(source: SelectableProduct, choices: ProductChoices, measurer: Measurer | undefined) {
    this.source = source
    this.choices = choices
    this.#measurer = measurer
    const { picks } = choices
    const picked = source.configured(picks)
    const hasModel = source.product.made_to_measure !== undefined
    this.isSizedByHost = !hasModel && isOwnMeasures(picked, source.config.ownMeasuresSize)
    this.measurement = hasModel || this.isSizedByHost ? measurer?.measure({ product: picked, choices }) : undefined
    const size = this.model?.mode === 'own' ? this.model.standardSize : undefined
    // Typed lengths of a standard size choose that size, also a sold-out one: the host does not cut such a piece
    // (design: made to measure).
    this.product = size ? source.configured({ ...picks, size: size.size_value }, true) : picked
  }

  get variant(): ConfigurableChild | undefined {
    return this.product.is_configured ? this.product.selectedVariant : undefined
  }

  /** The pictures of the chosen finish, glass and side. */
  get pictures(): readonly ShownPicture[] {
    return picturesOfChoices(galleryOf(this.product), { ...this.choices.picks, ...this.model?.choices })
  }

  get warning(): ProductWarning | undefined {
    return this.choices.warning
  }

  get stockState(): StockState {
    return stockState(this.product)
  }

  /** Few of the chosen variant are left. */
  get isLowStock(): boolean {
    return isLowStock(this.product.stock, this.source.config.lowStockQty)
  }

  get variantOptions(): readonly VariantOption[] {
    return this.source.variantOptions(this.choices.picks)
  }

  /** Options besides the variant's; lengths have a form of their own. */
  get customOptions(): readonly CustomOptionView[] {
    return (this.#customOptions ??= this.#optionViews())
  }

  #optionViews(): readonly CustomOptionView[] {
    if (this.isSizedByHost) return []
    const { product, choices } = this
    const basePrice = toOre(product.price_incl_tax ?? 0)
    const views = customOptionViews(product, choices.custom, this.measureIds, basePrice)
    return this.model?.withSurcharges(views) ?? views
  }

  get bundleOptions(): readonly BundleOptionView[] {
    return bundleOptionViews(this.source.product, this.choices.bundle)
  }

  /** The parts of a grouped product, each with its quantity. */
  get parts(): readonly Product[] {
    const { partQty } = this.choices
    return (this.source.product.product_links ?? []).flatMap(({ link_type, product }) =>
      link_type === 'associated' && product ? [{ ...product, qty: partQty[product.sku] ?? product.qty ?? 1 }] : [],
    )
  }

  /** Ids of the custom options that keep lengths. */
  get measureIds(): ReadonlySet<string> {
    return measureOptionIds(this.product, this.source.config.ownMeasuresSize)
  }

  get isSoldToMeasure(): boolean {
    return isSoldToMeasure(this.source.product, this.source.config.ownMeasuresSize)
  }

  /** Whether the piece would be cut to the shopper's measures. */
  get isCut(): boolean {
    return this.isSizedByHost || this.measurement?.isCut === true
  }

  /** Of one piece, VAT included; `undefined` while a length is wrong or the price is not known. */
  get price(): ProductPrice | undefined {
    if (this.isCut) return this.measurement?.price
    const { product, choices, parts } = this
    return productPrice({ product, customChoices: choices.custom, bundleSelection: choices.bundle, parts })
  }

  /** The measurement of a product that has a model. */
  get model(): ModelMeasurement | undefined {
    return this.measurement?.by === 'model' ? this.measurement : undefined
  }

  /** A pick that no variant has together with the others is refused with a warning; the product stays (R4.11). */
  choose(code: string, id: string): ProductSelection {
    const pick = `${code}=${id}`
    const chosen = this.#chosen.get(pick) ?? this.#choose(code, id)
    this.#chosen.set(pick, chosen)
    return chosen
  }

  #choose(code: string, id: string): ProductSelection {
    const picks = { ...this.choices.picks, [code]: id }
    if (!this.source.hasVariant(picks)) return this.#with({ warning: 'no-such-configuration' })
    const isStandardSize =
      code === 'size' && this.model?.model.standard_sizes.some(({ size_value }) => size_value === id)
    return this.#with({ picks, warning: undefined, ...(isStandardSize && { lastStandardSize: id }) })
  }

  /** `value`: an option value's id, several joined by commas, typed text, or empty for none. */
  chooseOption(id: string, value: string): ProductSelection {
    return this.#with({ custom: { ...this.choices.custom, [id]: value } })
  }

  /** No `linkIds` leaves an optional choice out. */
  chooseBundle(optionId: string, linkIds: readonly string[], qty?: number): ProductSelection {
    const option = this.source.product.bundle_options?.find(({ option_id }) => String(option_id) === optionId)
    if (!option) return this
    const link = option.product_links.find(({ id }) => linkIds.includes(String(id)))
    const pick = { linkIds, qty: qty ?? Number(link?.qty ?? 1) }
    return this.#with({ bundle: { ...this.choices.bundle, [optionId]: pick } })
  }

  setQty(qty: number): ProductSelection {
    return this.#with({ qty: Math.trunc(qty) })
  }

  setPartQty(sku: string, qty: number): ProductSelection {
    return this.#with({ partQty: { ...this.choices.partQty, [sku]: Math.trunc(qty) } })
  }

  /** Leaving own measures chooses the nearest standard size. Only products with a model have modes. */
  setSizeMode(mode: SizeMode): ProductSelection {
    const { model } = this
    if (!model || model.mode === mode) return this
    const size = mode === 'own' ? model.model.size_value : model.nearestStandardSize?.size_value
    return size === undefined ? this : this.choose('size', size)
  }

  /** From the first typed length on, no length follows the chosen standard size any more. */
  typeLength(code: string, text: string): ProductSelection {
    return this.#withLengths({ [code]: text })
  }

  /** "89,3 cm" becomes 893 when the shopper leaves the field. */
  commitLength(code: string): ProductSelection {
    const length = Object.entries(this.measurement?.measures ?? {}).find(([dimension]) => dimension === code)?.[1]
    return length === undefined ? this : this.typeLength(code, String(length))
  }

  /** Lengths from elsewhere: an opening that was measured, a line of the cart. */
  setLengths(measures: Measures): ProductSelection {
    return this.#withLengths(measures)
  }

  #withLengths(lengths: Readonly<Record<string, string | number | undefined>>): ProductSelection {
    const { dimensions = [], typed } = this.measurement ?? {}
    return this.#with({ custom: { ...this.choices.custom, ...lengthOptions(dimensions, { ...typed, ...lengths }) } })
  }

  #with(changes: Partial<ProductChoices>): ProductSelection {
    return new ProductSelection(this.source, { ...this.choices, ...changes }, this.#measurer)
  }
}
