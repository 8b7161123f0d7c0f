import type { Clock } from '@vitrin/kernel'
import { priceDocument, taxRateFor, type TaxRule } from '@vitrin/pricing'
import type { SearchGateway } from '../ports'
import type { CatalogueProduct } from '../document/product'
import { searchRequest, type SearchRequest, type SearchResult } from './search-query'

export interface TaxSettings {
  readonly defaultCountry: string
  readonly defaultRegion: string
  /** Whether raw prices of documents include VAT. */
  readonly sourcePriceIncludesTax: boolean
  /** The customer group that chooses the tax rules, where groups are taxed apart (R6.05). */
  readonly userGroupId: number | null
}

export interface TaxingSearchGatewayOptions {
  readonly search: SearchGateway
  readonly clock: Pick<Clock, 'now'>
  readonly tax: TaxSettings
  /** The time zone of the dates of special prices: the store view's. */
  readonly timeZone: string
}

/**
 * For hosts that do not calculate taxes: products get all their prices here, by the host's tax rules, or at
 * 25 % without rules (contract §15.8, §17 #13). A product that has prices with tax already is not taxed again.
 */
export class TaxingSearchGateway implements SearchGateway {
  readonly #options: TaxingSearchGatewayOptions
  #rules: Promise<readonly TaxRule[]> | undefined

  constructor(options: TaxingSearchGatewayOptions) {
    this.#options = options
  }

  async search<Item>(request: SearchRequest): Promise<SearchResult<Item>> {
    const result = await this.#options.search.search<Item>(request)
    if (request.type !== 'product' || result.items.length === 0) return result
    const rules = await this.#taxRules()
    return { ...result, items: result.items.map((item) => this.#taxed(item as CatalogueProduct, rules) as Item) }
  }

  #taxed(product: CatalogueProduct, rules: readonly TaxRule[]): CatalogueProduct {
    if (product.price == null || product.price_incl_tax != null) return product
    const { clock, tax, timeZone } = this.#options
    const rate = taxRateFor(rules, {
      taxClassId: product.tax_class_id,
      country: tax.defaultCountry,
      region: tax.defaultRegion,
      ...(tax.userGroupId !== null && { customerClassId: tax.userGroupId }),
    })
    return priceDocument(product, {
      rate,
      now: clock.now(),
      timeZone,
      sourceIncludesTax: tax.sourcePriceIncludesTax,
    })
  }

  /** Loaded once. When loading fails, the next search loads them again. */
  #taxRules(): Promise<readonly TaxRule[]> {
    this.#rules ??= this.#options.search
      .search<TaxRule>(
        searchRequest({
          type: 'taxrule',
          searchQuery: { _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: '' },
        }),
      )
      .then(
        ({ items }) => items,
        () => {
          this.#rules = undefined
          return []
        },
      )
    return this.#rules
  }
}
