import {
  TaxingSearchGateway,
  type CatalogueProduct,
  type EntityType,
  type SearchGateway,
  type SearchRequest,
  type SearchResult,
  type StockItem,
} from '@vitrin/catalog'
import { FakeSearchGateway } from '@vitrin/catalog/testing'
import type { Clock } from '@vitrin/kernel'
import type { MappedDocument, UrlGateway } from '@vitrin/routing'
import { documents } from 'virtual:demo-shop'

type Document = Readonly<Record<string, unknown>>
export type Documents = Partial<Record<EntityType, readonly Document[]>>

/** The documents of the demo shop, with the pages and blocks of one store view, or else of the Swedish one. */
export function demoDocuments(storeId: number): Documents {
  const all: Record<string, Document[]> = {}
  for (const { type, doc } of documents) (all[type] ??= []).push(doc)
  const ofView = (type: EntityType): readonly Document[] => {
    const own = (id: number) => (all[type] ?? []).filter(({ store_id }) => [store_id].flat().includes(id))
    return own(storeId).length > 0 ? own(storeId) : own(SWEDISH)
  }
  return {
    ...all,
    cms_page: ofView('cms_page'),
    cms_block: ofView('cms_block'),
    cms_hierarchy: ofView('cms_hierarchy'),
  }
}

const SWEDISH = 4

/** The catalogue of a host, in memory. A state may take documents out of it, let it fail, or let it never answer. */
export class GalleryCatalogue implements SearchGateway {
  documents: Documents
  fault: Error | undefined
  /** From now on no answer comes: the page shows that it waits. */
  isSilent = false

  constructor(shown: Documents) {
    this.documents = shown
  }

  async search<Item>(request: SearchRequest): Promise<SearchResult<Item>> {
    if (this.isSilent) return new Promise(() => undefined)
    if (this.fault) throw this.fault
    return new FakeSearchGateway(this.documents).search<Item>(request)
  }

  /** Changes each product that has one of these skus, or every product. */
  change(change: (product: CatalogueProduct) => object, ...skus: readonly string[]): void {
    const changed = (this.documents.product ?? []).map((document) => {
      const product = document as unknown as CatalogueProduct
      return skus.length === 0 || skus.includes(product.sku) ? { ...document, ...change(product) } : document
    })
    this.documents = { ...this.documents, product: changed }
  }

  /** Leaves the first products of each kind, or none. */
  keep(count: number): void {
    this.documents = { ...this.documents, product: (this.documents.product ?? []).slice(0, count) }
  }

  /** The stock of a product or a variant. */
  stockOf(sku: string): StockItem | undefined {
    const products = (this.documents.product ?? []) as unknown as readonly CatalogueProduct[]
    const pieces = products.flatMap((product) => [product, ...(product.configurable_children ?? [])])
    return pieces.find((piece) => piece.sku === sku)?.stock
  }
}

/** Prices of products with tax, which a host calculates. */
export function withTaxes(search: SearchGateway, clock: Pick<Clock, 'now'>): SearchGateway {
  const tax = { defaultCountry: 'SE', defaultRegion: '', sourcePriceIncludesTax: true, userGroupId: null }
  return new TaxingSearchGateway({ search, clock, tax, timeZone: 'Europe/Stockholm' })
}

/** Finds the document of a path among those of the catalogue. */
export function pathsOf(catalogue: GalleryCatalogue): UrlGateway {
  return {
    async map(path) {
      const find = (type: 'product' | 'category' | 'cms_page', field: string): MappedDocument | undefined => {
        const document = catalogue.documents[type]?.find((one) => one[field] === path)
        return document && ({ type, document } as unknown as MappedDocument)
      }
      return find('product', 'url_path') ?? find('category', 'url_path') ?? find('cms_page', 'identifier')
    },
  }
}
