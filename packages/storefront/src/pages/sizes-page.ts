import { loadSizes, menuCategories, type AttributeStore, type ListedProduct, type SizeFamily } from '@vitrin/catalog'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PageContext } from './page-context'
import type { PageMeta, PageModel } from './page-model'

export interface SizesPageSnapshot {
  readonly families: readonly SizeFamily[]
  readonly attributes: AttributeStore['snapshot']
}

const META = {
  'standard-sizes': { title: { key: 'sizes.standard' }, description: { key: 'sizes.standardLead' }, indexable: true },
  'custom-sizes': { title: { key: 'sizes.own' }, description: { key: 'sizes.ownLead' }, indexable: true },
} as const satisfies Readonly<Record<string, PageMeta>>

export type SizesKind = keyof typeof META

/** The standard sizes of each family, or the way to own measures (R2.27). */
export class SizesPage implements PageModel<unknown, SizesPageSnapshot> {
  readonly #kind: SizesKind
  readonly #context: PageContext
  families: readonly SizeFamily[] = []
  /** Every product that was compared. Known where the page was loaded, and not where it was hydrated. */
  compared: readonly ListedProduct[] = []

  constructor(kind: SizesKind, context: PageContext) {
    this.#kind = kind
    this.#context = context
    makeAutoObservable(this, { families: observableRef, compared: observableRef, meta: false })
  }

  get meta(): PageMeta {
    return META[this.#kind]
  }

  async load(): Promise<void> {
    const { search, config, attributes, categories } = this.#context
    if (categories.tree.length === 0) await categories.loadTree()
    const { families, compared } = await loadSizes({
      search,
      attributes,
      config: config.catalog,
      categories: menuCategories(categories.tree),
    })
    this.#show(this.#kind === 'standard-sizes' ? families : families.flatMap(withoutStandard), compared)
  }

  get snapshot(): SizesPageSnapshot {
    return { families: this.families, attributes: this.#context.attributes.snapshot }
  }

  hydrate({ families, attributes }: SizesPageSnapshot): void {
    this.#context.attributes.hydrate(attributes)
    this.#show(families, [])
  }

  /** The products that the page shows, in the order of the page. */
  get products(): readonly ListedProduct[] {
    return this.families.flatMap(({ standard, own }) =>
      [...standard, ...(own ? [own] : [])].map(({ product }) => product),
    )
  }

  /** The shown products with current prices. */
  refreshed(products: readonly ListedProduct[]): void {
    const byVariant = new Map(products.map((product) => [product.variant?.sku, product]))
    const refreshedOffer = <Offer extends { readonly product: ListedProduct }>(offer: Offer): Offer => ({
      ...offer,
      product: byVariant.get(offer.product.variant?.sku) ?? offer.product,
    })
    this.families = this.families.map(({ own, ...family }) => ({
      ...family,
      standard: family.standard.map(refreshedOffer),
      own: own && refreshedOffer(own),
    }))
  }

  #show(families: readonly SizeFamily[], compared: readonly ListedProduct[]): void {
    this.setSizes(families, compared)
    this.#context.routing.registerMappings({ products: this.products })
  }

  private setSizes(families: readonly SizeFamily[], compared: readonly ListedProduct[]): void {
    this.families = families
    this.compared = compared
  }
}

function withoutStandard(family: SizeFamily): readonly SizeFamily[] {
  return family.own ? [{ ...family, standard: [] }] : []
}
