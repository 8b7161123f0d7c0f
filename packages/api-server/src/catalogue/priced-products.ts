import type { WireDocument } from '@vitrin/api-contract/wire'
import type { ConfigurableChild, CatalogueProduct, StockItem } from '@vitrin/catalog'
import type { Clock } from '@vitrin/kernel'
import { nextPriceWindowEdge, priceDocument, type TaxRule } from '@vitrin/pricing'
import { GUEST_GROUP } from '../customer-groups'
import type { PriceChanges, PriceHistory } from '../database/price-changes'
import type { StockTable } from '../database/stock-table'
import { DocumentSet } from '../search/document-set'
import { taxRateOf, timeZoneOf, type ShopOptions } from '../shop-options'
import { withLowestPrices } from './lowest-prices'
import { shownStock } from './shown-stock'
import { asProduct } from './typed-documents'

interface PricedProductsOptions {
  readonly shop: ShopOptions
  readonly products: readonly CatalogueProduct[]
  readonly taxRules: readonly TaxRule[]
  readonly stock: StockTable
  readonly prices: PriceChanges
  readonly clock: Clock
  /** Whether the tier prices of customer groups apply (contract §15.9). */
  readonly tierPrices: boolean
}

/** All products with their current prices and stock. They are priced again when a special price begins or ends. */
export class PricedProducts {
  readonly #options: PricedProductsOptions
  readonly #numberOfProduct = new Map<string, number>()
  /** The positions of the products that have the sku, or a variant with it. */
  readonly #numbersBySku = new Map<string, number[]>()
  /** The groups with a tier price for at least one product. */
  readonly #tierGroups: ReadonlySet<number>
  /** The products with the prices of a group; made at the first request of the group. */
  readonly #byGroup = new Map<number, DocumentSet>()
  readonly #priceHistory: PriceHistory
  #priced: DocumentSet
  #validUntil = Number.POSITIVE_INFINITY

  constructor(options: PricedProductsOptions) {
    this.#options = options
    options.products.forEach((product, number) => {
      this.#numberOfProduct.set(product.sku, number)
      for (const { sku } of [product, ...(product.configurable_children ?? [])]) {
        this.#numbersBySku.set(sku, [...(this.#numbersBySku.get(sku) ?? []), number])
      }
    })
    this.#tierGroups = tierGroupsOf(options.products)
    const priced = this.#priceProducts()
    this.#priceHistory = options.prices.record(priced, timeZoneOf(options.shop))
    this.#priced = this.#display(priced)
  }

  get current(): DocumentSet {
    if (this.#options.clock.now() >= this.#validUntil) this.#replace(this.#priceAll(this.#priced))
    return this.#priced
  }

  /** The products with the prices of a customer group. */
  currentFor(group: number): DocumentSet {
    const { current } = this
    if (!this.#options.tierPrices) return current
    const seenBy = this.#tierGroups.has(group) ? group : GUEST_GROUP
    const seen = this.#byGroup.get(seenBy) ?? this.#priceAll(current, seenBy)
    this.#byGroup.set(seenBy, seen)
    return seen
  }

  /** A product by its own sku, with the prices of a customer group. */
  bySku(sku: string, group: number): CatalogueProduct | undefined {
    const number = this.#numberOfProduct.get(sku)
    return number === undefined ? undefined : (this.currentFor(group).documents[number] as CatalogueProduct | undefined)
  }

  /** Takes over the changed stock of these skus. Gives the ids of the products that show it. */
  stockMoved(skus: readonly string[]): readonly number[] {
    const numbers = new Set(skus.flatMap((sku) => this.#numbersBySku.get(sku) ?? []))
    if (numbers.size === 0) return []
    const { current } = this
    const documents = current.documents.map((document, number) =>
      numbers.has(number) ? stocked(asProduct(document), (sku) => this.#options.stock.of(sku)) : document,
    )
    this.#replace(new DocumentSet(documents, current, { onlyStockDiffers: true }))
    return [...numbers].map((number) => Number(documents[number]?.id))
  }

  #replace(priced: DocumentSet): void {
    this.#priced = priced
    this.#byGroup.clear()
  }

  #priceAll(before: DocumentSet, tierGroupId?: number): DocumentSet {
    return this.#display(this.#priceProducts(tierGroupId), before)
  }

  #priceProducts(tierGroupId?: number): readonly CatalogueProduct[] {
    const { shop, products, taxRules, clock } = this.#options
    const now = clock.now()
    const timeZone = timeZoneOf(shop)
    this.#validUntil = nextPriceWindowEdge(products, now, timeZone) ?? Number.POSITIVE_INFINITY
    return products.map((product) => {
      const rate = taxRateOf(shop, taxRules, product.tax_class_id)
      const priced = priceDocument(product, { rate, now, timeZone, ...(tierGroupId !== undefined && { tierGroupId }) })
      return tierGroupId === undefined ? priced : withOwnTierPrices(priced, tierGroupId)
    })
  }

  /** Adds the lowest prices before reductions, and the stock. */
  #display(priced: readonly CatalogueProduct[], before?: DocumentSet): DocumentSet {
    const { shop, stock, clock } = this.#options
    const moment = { now: clock.now(), timeZone: timeZoneOf(shop) }
    const stocks = stock.all()
    const documents = priced.map((product) =>
      stocked(withLowestPrices(product, this.#priceHistory, moment), (sku) => stocks.get(sku)),
    )
    return new DocumentSet(documents, before)
  }
}

function tierGroupsOf(products: readonly CatalogueProduct[]): ReadonlySet<number> {
  const items = products.flatMap((product) => [product, ...(product.configurable_children ?? [])])
  return new Set(
    items.flatMap(({ tier_prices }) => (tier_prices ?? []).map(({ customer_group_id }) => customer_group_id)),
  )
}

/** The product without the tier prices of other groups (contract §15.9). */
function withOwnTierPrices(product: CatalogueProduct, group: number): CatalogueProduct {
  const own = <Item extends CatalogueProduct | ConfigurableChild>(item: Item): Item =>
    item.tier_prices
      ? { ...item, tier_prices: item.tier_prices.filter(({ customer_group_id }) => customer_group_id === group) }
      : item
  const children = product.configurable_children?.map(own)
  return { ...own(product), ...(children && { configurable_children: children }) }
}

function stocked(product: CatalogueProduct, stockOf: (sku: string) => StockItem | undefined): WireDocument {
  const withStock = <Item extends CatalogueProduct | ConfigurableChild>(item: Item): Item => {
    const stock = stockOf(item.sku)
    return stock ? { ...item, stock: shownStock(stock) } : item
  }
  const children = product.configurable_children?.map(withStock)
  return { ...withStock(product), ...(children && { configurable_children: children }) }
}
