import type { Clock, Connectivity, Logger } from '@vitrin/kernel'
import { nextPriceWindowEdge } from '@vitrin/pricing'
import type { CachedSearch, SearchCache, SearchGateway } from '../ports'
import type { CatalogueProduct } from '../document/product'
import { asksForWhole, requestedSku, productKey, searchKey } from './search-key'
import type { SearchRequest, SearchResult } from './search-query'

export interface CachingSearchGatewayOptions {
  readonly search: SearchGateway
  readonly cache: SearchCache
  readonly connectivity: Pick<Connectivity, 'online'>
  readonly clock: Pick<Clock, 'now'>
  readonly logger: Logger
  /** The code of the store view. Answers are cached for each store view. */
  readonly storeCode: string
  /** The time zone of the dates of special prices: the store view's. */
  readonly timeZone: string
  /** The version of the shop's code. */
  readonly version: string
  /** The shopper's customer group. Groups may have their own prices, so each group has its own entries (R6.05). */
  readonly groupId?: () => number | undefined
}

type CacheEntry = readonly [key: string, entry: CachedSearch]

/** Prices and stock change: after this time an online device asks the host again. */
const MAX_AGE_MS = 5 * 60_000

/** So many answers are also kept in memory: a tap should not wait for the disk. */
const RECENT = 200

/** Answers from the device where it can, else from the host (contract §2.8, R7.22). */
export class CachingSearchGateway implements SearchGateway {
  readonly #options: CachingSearchGatewayOptions
  readonly #recent = new Map<string, CachedSearch>()

  constructor(options: CachingSearchGatewayOptions) {
    this.#options = options
  }

  async search<Item>(request: SearchRequest): Promise<SearchResult<Item>> {
    const { search, connectivity, storeCode } = this.#options
    const sku = requestedSku(request)
    const key = sku === undefined ? this.#ofGroup(searchKey(request, storeCode)) : this.#productKey(sku)
    const readKept = async (): Promise<SearchResult<Item> | undefined> => {
      const entry = await this.#read(key)
      return (
        entry && {
          ...(entry.result as SearchResult<Item>),
          cache: true,
          noresults: false,
          offline: !connectivity.online,
        }
      )
    }
    const known = await readKept()
    if (known) return known
    const result = await search.search<Item>(request)
    // Without a network an empty answer does not mean that the shop has no such product: an old entry is better.
    if (result.offline) return (await readKept()) ?? result
    void this.#keep(request, key, result)
    return result
  }

  /** Stores whole products that were loaded in advance. The caller does not wait. */
  keepProducts(products: readonly CatalogueProduct[]): void {
    void this.#write(this.#productEntries(products))
  }

  async #read(key: string): Promise<CachedSearch | undefined> {
    const { cache, clock, connectivity, logger, version } = this.#options
    try {
      const entry = this.#recent.get(key) ?? (await cache.read(key))
      return entry?.version === version && (!connectivity.online || clock.now() < entry.validUntilMs)
        ? entry
        : undefined
    } catch (error) {
      logger.warn('The search cache could not be read', error)
      return undefined
    }
  }

  /** Runs in the background. */
  async #keep(request: SearchRequest, key: string, result: SearchResult<unknown>): Promise<void> {
    const products = request.type === 'product' ? (result.items as readonly CatalogueProduct[]) : []
    const entries = asksForWhole(request) ? this.#productEntries(products) : []
    // The host may not have the product: an empty answer is not stored under its sku.
    const named = requestedSku(request) === undefined ? [[key, this.#entry(products, result)] as const] : []
    await this.#write([...named, ...entries])
  }

  #productKey(sku: string): string {
    return this.#ofGroup(productKey(sku))
  }

  #ofGroup(key: string): string {
    const groupId = this.#options.groupId?.()
    return groupId === undefined ? key : `${key}$$group${groupId}`
  }

  #productEntries(products: readonly CatalogueProduct[]): readonly CacheEntry[] {
    return products.map((product) => [this.#productKey(product.sku), this.#entry([product], oneProduct(product))])
  }

  async #write(entries: readonly CacheEntry[]): Promise<void> {
    for (const [key, entry] of entries) this.#recent.set(key, entry)
    for (const key of this.#recent.keys()) {
      if (this.#recent.size <= RECENT) break
      this.#recent.delete(key)
    }
    try {
      await this.#options.cache.write(entries)
    } catch (error) {
      this.#options.logger.warn('The search cache could not be written', error)
    }
  }

  #entry(products: readonly CatalogueProduct[], result: SearchResult<unknown>): CachedSearch {
    const { clock, timeZone, version } = this.#options
    const nowMs = clock.now()
    const oldMs = nowMs + MAX_AGE_MS
    // An entry expires with the prices that it shows (decisions.md 14).
    return { version, validUntilMs: nextPriceWindowEdge(products, nowMs, timeZone, oldMs) ?? oldMs, result }
  }
}

function oneProduct(product: CatalogueProduct): SearchResult<CatalogueProduct> {
  return {
    items: [product],
    total: 1,
    start: 0,
    perPage: 1,
    aggregations: {},
    attributeMetadata: [],
    suggestions: {},
    cache: false,
    offline: false,
    noresults: false,
  }
}
