import type { AppliedFilter } from './search/search-query'

export interface SortOption {
  /** `field:direction`, also the value of the route query's `sort`. */
  readonly id: string
  readonly label: string
}

export interface HomeListConfig {
  readonly filters: readonly AppliedFilter[]
  readonly size: number
  readonly sort?: string
}

/** The settings of the catalogue; the defaults are below (R9.04, R9.06, R9.07, R9.09). */
export interface CatalogConfig {
  readonly pageSize: number
  readonly categoryFetchSize: number
  readonly attributeListSize: number
  /** Buckets of an aggregation. */
  readonly aggregationSize: number
  /** Size of the query that asks for all filters of a category. */
  readonly maxFiltersQuerySize: number
  readonly defaultSort: string
  readonly sorts: readonly SortOption[]
  readonly defaultFilters: readonly string[]
  /** The currency in the labels of the price filter (R9.05). */
  readonly currencySign: string
  readonly minimumTermLength: number
  readonly searchSize: number
  readonly listOutOfStock: boolean
  readonly outOfStockInCart: boolean
  readonly zeroPriceProducts: boolean
  readonly preventDirectAccess: boolean
  readonly synchronizeStock: boolean
  /** Up to this quantity the product page says that few are left. */
  readonly lowStockQty: number
  /** Value of `size` that means own measures, for documents without `made_to_measure`; else empty (record 0016). */
  readonly ownMeasuresSize: string
  readonly homeLists: {
    readonly new_collection: HomeListConfig
    readonly bestsellers: HomeListConfig
    readonly prod_offers: HomeListConfig
  }
}

const newestFirst = 'created_at:desc'

export const DEFAULT_CATALOG_CONFIG: CatalogConfig = {
  pageSize: 50,
  categoryFetchSize: 4000,
  attributeListSize: 150,
  aggregationSize: 10,
  maxFiltersQuerySize: 999,
  defaultSort: 'position:asc',
  sorts: [
    { id: 'updated_at:desc', label: 'Latest' },
    { id: 'final_price:asc', label: 'Price low to high' },
    { id: 'final_price:desc', label: 'Price high to low' },
    { id: 'position:asc', label: 'Position first to last' },
  ],
  defaultFilters: ['color', 'erin_recommends', 'price', 'size', 'glass'],
  currencySign: 'kr',
  minimumTermLength: 3,
  searchSize: 50,
  listOutOfStock: true,
  outOfStockInCart: true,
  zeroPriceProducts: true,
  preventDirectAccess: true,
  synchronizeStock: true,
  lowStockQty: 3,
  ownMeasuresSize: '',
  homeLists: {
    new_collection: {
      filters: [{ attribute: 'new', value: { eq: '1' }, scope: 'default' }],
      size: 8,
      sort: newestFirst,
    },
    bestsellers: {
      filters: [{ attribute: 'erin_recommends', value: { eq: '1' }, scope: 'default' }],
      size: 8,
      sort: newestFirst,
    },
    prod_offers: {
      filters: [{ attribute: 'category_ids', value: { in: [24] }, scope: 'default' }],
      size: 50,
      sort: 'position:asc',
    },
  },
}
