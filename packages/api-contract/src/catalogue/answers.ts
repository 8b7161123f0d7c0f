import type { Aggregations, AttributeMetadata, EntityType, OptionId, PlatformPrice } from '@vitrin/catalog'
import type { WireDocument } from '../compaction/compact-product'

/** The answer of a search with `response_format=compact` (contract §2.7). */
export interface CompactSearchAnswer {
  readonly total: number | { readonly value: number }
  readonly hits: readonly (WireDocument & { readonly _score: number | null })[]
  readonly aggregations?: Aggregations
  readonly attribute_metadata?: readonly AttributeMetadata[]
  readonly suggest?: Readonly<Record<string, unknown>>
  /** The host did what `_matchVariants` asks for: hits may have a `matched_variant`. */
  readonly matched_variants?: boolean
}

/** One hit of a raw search, and the whole answer of `url/map` (contract §§2.7, 10). */
export interface SearchHit {
  readonly _index: string
  readonly _type: EntityType
  readonly _id: string
  readonly _score: number | null
  readonly _source: WireDocument
}

/** The answer of a search without `response_format` (contract §2.7). In Elasticsearch 7 `total` is an object. */
export interface RawSearchAnswer {
  readonly took: number
  readonly timed_out: boolean
  readonly hits: {
    readonly total: number | { readonly value: number }
    readonly max_score: number | null
    readonly hits: readonly SearchHit[]
  }
  readonly aggregations?: Aggregations
  readonly attribute_metadata?: readonly AttributeMetadata[]
  readonly suggest?: Readonly<Record<string, unknown>>
}

/** `null` when no document has this url (contract §10). An old url is answered with its redirect (record 0068). */
export type UrlMapAnswer = SearchHit | RedirectHit | null

/** Where the page of an old url is now, with the field names of the platform's rewrite documents. */
interface RedirectHit {
  readonly _index: string
  readonly _type: 'redirect'
  readonly _id: string
  readonly _score: number | null
  readonly _source: {
    readonly request_path: string
    /** A path without store code, or an http or https address. */
    readonly target_path: string
    readonly redirect_type: 301 | 302
  }
}

/** Contract §8. */
export interface RenderListResult {
  readonly items: readonly PlatformPrice[]
}

/** An option of a made-to-measure product; `input` describes a length that the shopper types (contract §13.5). */
export interface CustomSizeOption {
  readonly attribute_id?: OptionId
  readonly option_id?: OptionId
  readonly attribute_code: string
  readonly label: string
  readonly position: number
  readonly values: readonly CustomSizeOptionValue[]
  readonly input?: {
    readonly type: 'number'
    readonly min: number
    readonly max: number
    readonly step: number
    readonly unit: 'mm'
  }
}

export interface CustomSizeOptionValue {
  readonly value_index: OptionId
  readonly label: string
  /** The name of the value in the made-to-measure model. */
  readonly choice?: string
}

/** Contract §13.5. */
export interface CustomSizeDimension {
  readonly attribute_code: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: 'mm'
  readonly default: number
}
