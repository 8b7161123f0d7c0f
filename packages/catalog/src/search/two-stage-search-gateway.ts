import type { Clock } from '@vitrin/kernel'
import type { CatalogConfig } from '../catalog-config'
import { FILTERED_LIST_FIELDS, PRODUCT_DETAIL_EXCLUDE, PRODUCT_LIST_FIELDS } from './field-lists'
import type { SearchGateway, StockGateway } from '../ports'
import type { CatalogueProduct } from '../document/product'
import type { SearchRequest, SearchResult } from './search-query'

export interface TwoStageSearchGatewayOptions {
  /** The host's gateway, without a cache around it. */
  readonly search: SearchGateway
  /** Keeps the whole products on the device. */
  readonly keep: (products: readonly CatalogueProduct[]) => void
  readonly stock: Pick<StockGateway, 'list'>
  readonly clock: Pick<Clock, 'now'>
  readonly config: Pick<CatalogConfig, 'synchronizeStock'>
  /** The shopper pays for every byte: nothing is fetched before it is wanted. */
  readonly isFrugal: () => boolean
}

/** The stock of so many configurable products of a list is loaded before one of them is opened (R9.12). */
const STOCK_PREFETCH_COUNT = 8

/**
 * Searches a category twice at once: for a few fields, to show the list, and for whole products, so that one of them
 * opens without the network. When the small answer is the slower one, the second search brings nothing and is not
 * repeated as long as the page lives (R4.45, contract §15.25, §17 #51).
 */
export class TwoStageSearchGateway implements SearchGateway {
  readonly #options: TwoStageSearchGatewayOptions
  #isOff = false

  constructor(options: TwoStageSearchGatewayOptions) {
    this.#options = options
  }

  search<Item>(request: SearchRequest): Promise<SearchResult<Item>> {
    const { search, isFrugal } = this.#options
    const light = search.search<Item>(request)
    // The caller does not wait for the second stage, and its failure has no effect on the list.
    if (!this.#isOff && isCategoryListing(request) && !isFrugal())
      void this.#secondStage(light, request).catch(() => undefined)
    return light
  }

  async #secondStage(
    light: Promise<SearchResult<unknown>>,
    { includeFields: _light, variants: _variants, ...request }: SearchRequest,
  ): Promise<void> {
    const { search, keep, stock, clock, config } = this.#options
    const start = clock.now()
    const timed = async <Result>(answer: Promise<Result>) => ({ answer: await answer, took: clock.now() - start })
    const whole = search.search<CatalogueProduct>({ ...request, excludeFields: PRODUCT_DETAIL_EXCLUDE })
    const [first, second] = await Promise.all([timed(light), timed(whole)])
    // Without a network an empty answer does not mean that the host has no products.
    if (first.answer.offline || second.answer.offline) return
    if (first.took > second.took) this.#isOff = true
    keep(second.answer.items)
    if (!config.synchronizeStock) return
    // One request for each product: an unknown sku of one product then does not hide the stock of the others.
    for (const skus of skusOfFirst(second.answer.items)) await stock.list(skus)
  }
}

/** The skus of each of the first configurable products, with its variants. */
function skusOfFirst(products: readonly CatalogueProduct[]): readonly (readonly string[])[] {
  return products
    .filter(({ configurable_children: children = [] }) => children.length > 0)
    .slice(0, STOCK_PREFETCH_COUNT)
    .map(({ sku, configurable_children: children = [] }) => [sku, ...children.map((child) => child.sku)])
}

function isCategoryListing({ type, includeFields, searchQuery }: SearchRequest): boolean {
  return (
    type === 'product' &&
    (includeFields === PRODUCT_LIST_FIELDS || includeFields === FILTERED_LIST_FIELDS) &&
    searchQuery._appliedFilters.some(({ attribute }) => attribute === 'category_ids')
  )
}
