import { makeAutoObservable, observableRef } from 'mobx'
import type { AttributeSource } from '../attributes/attribute'
import type { KnownAttributes } from '../attributes/known-attributes'
import { loadDeferredCode } from '../deferred-code'
import type { Product } from '../document/product'
import type { CustomSizeStore } from '../own-measures/custom-size-store'
import type { CuttingRules } from '../own-measures/cutting-rules'
import type { Measurer } from '../own-measures/measurer'
import { ModelMeasurer } from '../own-measures/model-measurer'
import type { AddressQuery } from '../selection/address-parameters'
import type { AddressIssue, choicesFromQuery } from '../selection/choices-from-query'
import type { ProductChoices } from '../selection/product-choices'
import { ProductSelection } from '../selection/product-selection'
import { SelectableProduct, type SelectionConfig } from '../selection/selectable-product'

/** What an address asks for. */
export interface AskedChoices {
  readonly childSku?: string | undefined
  readonly query?: AddressQuery | undefined
}

/** The deferred code that reads an address. */
interface FollowingCode {
  readonly choicesFromQuery: typeof choicesFromQuery
  readonly cuttingRules: CuttingRules
}

export interface SelectionStoreOptions {
  readonly attributes: Pick<KnownAttributes, 'attributes'>
  readonly config: SelectionConfig
}

/** Holds the selection of a product page, with the cutting rules or the host's answers that price own measures. */
export class SelectionStore {
  readonly #options: SelectionStoreOptions
  product: Product | undefined = undefined
  choices: ProductChoices | undefined = undefined
  /** Parts of the address that could not be followed. They concern the page until the shopper changes something. */
  addressIssues: readonly AddressIssue[] = []
  /** The choices that the page was opened with. */
  private openedWith: ProductChoices | undefined = undefined
  customSize: CustomSizeStore | undefined = undefined
  private cuttingRules: CuttingRules | undefined = undefined

  constructor(options: SelectionStoreOptions) {
    this.#options = options
    makeAutoObservable<this, 'cuttingRules' | 'openedWith'>(
      this,
      {
        product: observableRef,
        choices: observableRef,
        addressIssues: observableRef,
        openedWith: observableRef,
        customSize: observableRef,
        cuttingRules: observableRef,
      },
      { autoBind: true },
    )
  }

  get selection(): ProductSelection | undefined {
    return this.source && this.choices && new ProductSelection(this.source, this.choices, this.measurer)
  }

  /** The attributes of the product. */
  get attributes(): readonly AttributeSource[] {
    return this.source?.attributes ?? []
  }

  /** Whether the shopper has changed something since the page was opened. */
  get isChanged(): boolean {
    return this.choices !== this.openedWith
  }

  /** The product as another page has opened it. */
  restore(product: Product, choices: ProductChoices, addressIssues: readonly AddressIssue[]): void {
    this.product = product
    this.choices = choices
    this.openedWith = choices
    this.addressIssues = addressIssues
  }

  /** A product begins with one variant, or with its first (R4.09, R4.10), and then makes the choices of its address. */
  open(product: Product, asked: AskedChoices, code: FollowingCode): void {
    this.product = product
    this.customSize = undefined
    this.follow(asked, code)
    this.openedWith = this.choices
  }

  /** Makes the choices of an address, from those that the product begins with. */
  follow({ childSku, query = {} }: AskedChoices, { choicesFromQuery, cuttingRules }: FollowingCode): void {
    const { source } = this
    if (!source) return
    this.cuttingRules = cuttingRules
    const first = new ProductSelection(source, source.firstChoices(childSku), this.measurer)
    const { selection, issues } = choicesFromQuery(first, query, childSku)
    this.choices = selection.choices
    this.addressIssues = issues
  }

  /** The same product with its current stock or prices. */
  refreshed(product: Product): void {
    this.product = product
  }

  change(choose: (selection: ProductSelection) => ProductSelection): void {
    const before = this.selection
    if (!before) return
    const { choices } = choose(before)
    this.choices = choices
    this.addressIssues = []
    if (choices.picks['size'] !== before.choices.picks['size']) void this.loadCuttingRules()
  }

  attachCustomSize(customSize: CustomSizeStore): void {
    this.customSize = customSize
  }

  setCuttingRules(cuttingRules: CuttingRules): void {
    this.cuttingRules = cuttingRules
  }

  /** Without a network they are loaded by the next chosen size, or when the piece is added. */
  async loadCuttingRules(): Promise<void> {
    if (this.cuttingRules || !this.product?.made_to_measure) return
    const code = await loadDeferredCode().catch(() => undefined)
    if (code) this.setCuttingRules(code.cuttingRules)
  }

  private get source(): SelectableProduct | undefined {
    return this.product && this.sourceOf(this.product)
  }

  private get measurer(): Measurer | undefined {
    const model = this.product?.made_to_measure
    return model ? new ModelMeasurer(model, this.cuttingRules) : this.customSize?.measurer
  }

  private sourceOf(product: Product): SelectableProduct {
    const { attributes, config } = this.#options
    return new SelectableProduct(product, attributes.attributes, config)
  }
}
