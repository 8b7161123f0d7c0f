import type { WireDocument } from '@vitrin/api-contract/wire'
import type { AttributeMetadata, EntityType, CatalogueProduct } from '@vitrin/catalog'
import type { Clock } from '@vitrin/kernel'
import type { TaxRule } from '@vitrin/pricing'
import { GUEST_GROUP } from '../customer-groups'
import type { HostDatabase } from '../database'
import type { Catalogue, SkuMatch } from '../ports'
import type { ShopOptions } from '../shop-options'
import { DocumentSet } from '../search/document-set'
import { ContentOfViews } from './content-of-views'
import { matchesBySku } from './matches-by-sku'
import { OrderedPieces } from './ordered-pieces'
import { PricedProducts } from './priced-products'
import { PublishedReviews } from './published-reviews'
import { asProduct } from './typed-documents'

interface CatalogueIndexOptions {
  readonly shop: ShopOptions
  readonly database: HostDatabase
  readonly clock: Clock
  /** Whether the tier prices of customer groups apply; off by default (decisions.md, switches). */
  readonly tierPrices?: boolean
}

const NO_DOCUMENTS = new DocumentSet([])

/** The whole catalogue in memory, read once from the database (decisions.md 23). */
export class CatalogueIndex implements Catalogue {
  readonly #orderedPieces: OrderedPieces
  readonly #sets = new Map<EntityType, DocumentSet>()
  readonly #content: ContentOfViews
  readonly #bySku: ReadonlyMap<string, SkuMatch>
  readonly #taxRules: readonly TaxRule[]
  readonly #products: PricedProducts
  readonly #reviews: PublishedReviews

  constructor({ shop, database, clock, tierPrices = false }: CatalogueIndexOptions) {
    this.#orderedPieces = new OrderedPieces({ orders: database.orders, clock, bySku: (sku) => this.bySku(sku) })
    const byType = new Map<EntityType, WireDocument[]>()
    for (const { type, doc } of database.catalogue.documents()) {
      const known = byType.get(type)
      if (known) known.push(doc)
      else byType.set(type, [doc])
    }
    const documentsOf = (type: EntityType): readonly unknown[] => byType.get(type) ?? []
    const products = documentsOf('product') as readonly CatalogueProduct[]
    for (const [type, documents] of byType)
      if (type !== 'product' && type !== 'review') this.#sets.set(type, new DocumentSet(documents))
    this.#content = new ContentOfViews(shop, (type) => this.of(type))
    this.#bySku = matchesBySku(products)
    this.#taxRules = documentsOf('taxrule') as readonly TaxRule[]
    this.#products = new PricedProducts({
      shop,
      products,
      taxRules: this.#taxRules,
      stock: database.stock,
      prices: database.prices,
      clock,
      tierPrices,
    })
    this.#reviews = new PublishedReviews(byType.get('review') ?? [], database.reviews)
  }

  /** The current documents of an entity; products with the prices of a customer group. */
  of(type: EntityType, group = GUEST_GROUP): DocumentSet {
    if (type === 'product') return this.#products.currentFor(group)
    if (type === 'review') return this.#reviews.current
    return this.#sets.get(type) ?? NO_DOCUMENTS
  }

  /** The current documents of an entity as a store view shows them: pages and blocks in its language. */
  inView(storeId: number, type: EntityType, group?: number): DocumentSet {
    return this.#content.of(type, storeId) ?? this.of(type, group)
  }

  /** The product as it is stored, without the prices of the moment; carts calculate their prices themselves. */
  bySku(sku: string): SkuMatch | undefined {
    return this.#bySku.get(sku)
  }

  /** The product with the current prices of a customer group and the current stock. */
  pricedBySku(sku: string, group = GUEST_GROUP): SkuMatch | undefined {
    const match = this.#bySku.get(sku)
    const product = match && this.#products.bySku(match.product.sku, group)
    return (
      product && { product, child: match.child && product.configurable_children?.find((child) => child.sku === sku) }
    )
  }

  byId(id: number): CatalogueProduct | undefined {
    const products = this.of('product')
    const [number] = products.column('id').terms.get(String(id))?.documents ?? []
    const document = number === undefined ? undefined : products.documents[number]
    return document && asProduct(document)
  }

  taxRules(): readonly TaxRule[] {
    return this.#taxRules
  }

  attribute(code: string): AttributeMetadata | undefined {
    return this.of('attribute').documents.find(({ attribute_code }) => attribute_code === code) as
      | AttributeMetadata
      | undefined
  }

  /** How many pieces of each of these products were ordered lately, by document number. */
  orderedPieces(products: DocumentSet): Float64Array {
    return this.#orderedPieces.of(products)
  }

  /** Takes over the stock of these skus. Gives the ids of the products that show it. */
  stockMoved(skus: readonly string[]): readonly number[] {
    return this.#products.stockMoved(skus)
  }

  /** Takes over an order that took stock of these skus. Gives the ids of the products that show the stock. */
  orderPlaced(skus: readonly string[]): readonly number[] {
    this.#orderedPieces.forget()
    return this.stockMoved(skus)
  }
}
