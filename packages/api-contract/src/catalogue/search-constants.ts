import type { EntityType } from '@vitrin/catalog'

/** Search constants of the specification's section 9 that client and host share (R9.05–R9.08). */

export const SEARCH_INDEX = 'vue_storefront_magento_4'

export const searchEntities = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const satisfies readonly EntityType[]

/** The size of a search without one, or with one below 1 (R5.16, R9.08). */
export const DEFAULT_SEARCH_SIZE = 50
export const ATTRIBUTE_FETCH_SIZE = 150
export const CMS_FETCH_SIZE = 500
/** A page that ends after this many documents is refused, as in Elasticsearch. */
export const MAX_SEARCH_WINDOW = 10_000

/** The number of buckets of an aggregation whose filter names none (R9.06). */
export const AGGREGATION_SIZE = 10
export const defaultFilters = ['color', 'erin_recommends', 'price', 'size'] as const

export interface PriceRange {
  readonly from?: number
  readonly to?: number
}

export const priceRanges: readonly PriceRange[] = [
  { from: 0, to: 2000 },
  { from: 2000, to: 4000 },
  { from: 4000, to: 6000 },
  { from: 6000 },
]

export const textSearch = {
  /** A document with a lower score is not found. */
  minScore: 0.02,
  boosts: { name: 4, sku: 2, 'category.name': 1 },
  fuzziness: 2,
  prefixLength: 2,
  minimumShouldMatch: 0.75,
} as const

/** A GET longer than this, or one whose JSON holds a `%`, is sent as POST (decisions.md, switches). */
export const MAX_GET_LENGTH = 2000

/** Pictures wider or higher than this are refused (decisions.md 4). */
export const MAX_IMAGE_SIDE = 4096
