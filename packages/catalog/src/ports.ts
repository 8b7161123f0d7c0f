import type { Outcome } from '@vitrin/kernel'
import type { CustomSizeForm, CustomSizePiece, CustomSizePrice } from './own-measures/custom-size'
import type { MeasureIssue } from './own-measures/measure-issue'
import type { SearchRequest, SearchResult } from './search/search-query'
import type { StockItem } from './document/stock-item'
import type { OwnReview } from './reviews/own-review'

/**
 * Catalogue search (contract §2). Items come back normalised: compacted names
 * restored, children completed from their parent (contract §2.7).
 * Throws `TransportError` or `HostRejection`.
 */
export interface SearchGateway {
  search<Item>(request: SearchRequest): Promise<SearchResult<Item>>
}

/** A stored answer. Only the version of the shop that wrote it reads it: shapes may have changed. */
export interface CachedSearch {
  readonly version: string
  /** After this time only a device without a network may use it. */
  readonly validUntilMs: number
  readonly result: SearchResult<unknown>
}

/** Answers of earlier searches on this device. It is a cache: entries may be removed, and writing may fail silently. */
export interface SearchCache {
  read(key: string): Promise<CachedSearch | undefined>
  write(entries: readonly (readonly [key: string, entry: CachedSearch])[]): Promise<void>
}

/**
 * Contract §7. `list` answers in request order, without the skus that the host refuses. One unknown sku makes the host
 * refuse the whole request: with `one by one` each of the other skus is requested alone (contract §17 #35).
 */
export interface StockGateway {
  check(sku: string): Promise<StockItem>
  list(skus: readonly string[], onRefusal?: 'one by one'): Promise<readonly StockItem[]>
}

/** Prices of the platform (contract §8): gross and net SEK by product id. Empty on failure. */
export interface PriceGateway {
  renderList(skus: readonly string[]): Promise<readonly PlatformPrice[]>
}

export interface PlatformPrice {
  readonly id: number
  readonly price_info: PriceAmounts & {
    readonly lowest_price_30_days?: number | null
    readonly extension_attributes: { readonly tax_adjustments: PriceAmounts }
  }
}

interface PriceAmounts {
  readonly final_price: number
  readonly regular_price: number
  readonly special_price?: number | null
}

/**
 * Own measures of products whose model only the host has (contract §13.5, R7.20). The host refuses a piece with every
 * reason. A product that is not made to measure throws `HostRejection`.
 */
export interface CustomSizeGateway {
  form(sku: string): Promise<CustomSizeForm>
  price(piece: CustomSizePiece): Promise<Outcome<CustomSizePrice, readonly MeasureIssue[]>>
}

/** The files of reviews on this device, in one folder for each. A failed call rejects. */
export interface ReviewFiles {
  put(folder: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  read(folder: string, key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  folders(): Promise<readonly string[]>
  removeFolder(folder: string): Promise<void>
}

/** Makes pictures smaller; undefined when it cannot read the bytes, or they would not become smaller. */
export interface PictureShrinker {
  shrink(bytes: Uint8Array<ArrayBuffer>): Promise<{ readonly bytes: Uint8Array<ArrayBuffer> } | undefined>
}

/**
 * One list on the device: products (wishlist, comparison, recently viewed) or terms that were searched for. All tabs
 * share it. A device that has stored nothing has the empty list.
 */
export interface ListStorage<Item> {
  read(): Promise<readonly Item[]>
  /** One read-modify-write over all tabs; settles with the stored list. */
  update(change: (items: readonly Item[]) => readonly Item[]): Promise<readonly Item[]>
  /** Calls the listener with the stored list after another tab changed it. Returns the stop function. */
  onChange(listener: (items: readonly Item[]) => void): () => void
}

/**
 * The reviews of an account, newest first (`/api/ext/account/reviews`).
 * Throws `TransportError` and `HostRejection`.
 */
export interface ReviewGateway {
  own(account: string): Promise<readonly OwnReview[]>
}
