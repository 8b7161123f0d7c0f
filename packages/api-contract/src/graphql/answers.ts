import type { AttributeMetadata } from '@vitrin/catalog'
import type { FieldError } from '../envelope'
import type { WireDocument } from '../compaction/compact-product'
import type { RawSearchAnswer } from '../catalogue/answers'

/** `data` is missing when the query could not run (400). A field that failed is null and has an error (200). */
export interface GraphqlAnswer<Data> {
  readonly data?: { readonly [Name in keyof Data]: Data[Name] | null } | null
  readonly errors?: readonly GraphqlError[]
}

interface GraphqlError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly code?: string; readonly errors?: readonly FieldError[] }
}

/** The operators of one field; all of them must match (contract §16). */
export interface GraphqlFilter {
  readonly eq?: unknown
  readonly neq?: unknown
  readonly in?: readonly unknown[]
  readonly nin?: readonly string[]
  readonly like?: readonly string[]
  readonly finset?: readonly string[]
  readonly from?: string
  readonly to?: string
  readonly gt?: string
  readonly gte?: string
  readonly gteq?: string
  readonly lt?: string
  readonly lte?: string
  readonly lteq?: string
  readonly moreq?: string
  readonly null?: string
  readonly notnull?: string
  /** With `catalog` alone the values are only counted: an available filter of contract §2.2. */
  readonly scope?: readonly ('default' | 'catalog')[]
}

/** Filters by field. Nested objects are paths; `or` holds alternatives. */
export interface GraphqlFilters {
  readonly [field: string]: GraphqlFilter | GraphqlFilters
}

export type GraphqlSort = Readonly<Record<string, 'ASC' | 'DESC'>>

export interface GraphqlListVariables {
  readonly search?: string
  readonly filter?: GraphqlFilters
  readonly pageSize?: number
  readonly currentPage?: number
  readonly sort?: GraphqlSort
  readonly _sourceInclude?: readonly string[]
  /** For `products` only. */
  readonly _sourceExclude?: readonly string[]
}

/** The answer of `products`: documents that are neither compact nor in an envelope. */
export interface GraphqlProducts {
  readonly items: readonly WireDocument[]
  readonly page_info: { readonly page_size: number; readonly current_page: number }
  readonly total_count: number
  readonly aggregations: NonNullable<RawSearchAnswer['aggregations']>
  readonly attribute_metadata: readonly AttributeMetadata[]
  readonly sort_fields: {
    readonly default: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }
}

/** The answer of `categories`, `customAttributeMetadata`, `reviews` and `taxrule`. */
export interface GraphqlHits extends Pick<
  RawSearchAnswer,
  'hits' | 'suggest' | 'aggregations' | 'attribute_metadata'
> {}

/** The answer of `cmsPages`, `cmsBlocks` and `cmsHierarchies`, with the selected fields of each document. */
export interface GraphqlItems {
  readonly items: readonly WireDocument[]
}
