import { hash } from 'node:crypto'
import { wholeOf, type CachedPage, type CacheEntry } from './cached-page'
import { encode, type Encoding } from './encodings'

export interface OutputCacheOptions {
  readonly now: () => number
  /** The bytes of all pages in all encodings. */
  readonly maxBytes: number
  readonly timeToLiveMs: number
}

/** Specification §9: output cache TTL 86400 s. */
export const OUTPUT_CACHE_TTL_MS = 86_400_000
/** About 1,300 compressed pages of 12 kB. */
export const CACHED_BYTES = 16 * 1024 * 1024
/** While someone waits. */
const BROTLI_QUALITY = 5
/** Takes fifty times as long and saves a fifth of the bytes. */
const SMALLEST = 11
/** A page is kept up to date without being asked for if it was asked for so often before. */
const OFTEN = 2
/** So long before its end such a page is renewed. */
const RENEWED_BEFORE_MS = 300_000
const MOST_ENDED = 100

/**
 * A cache of rendered pages with their compressed bytes. Pages hold no personal data, so an entry serves all shoppers.
 * When the cache is full, the page that was not asked for the longest is deleted, those with a query first.
 */
export class OutputCache {
  /** In the order of their last use. */
  readonly #entries = new Map<string, CacheEntry>()
  /** The key of the last entry: it need not be moved to the end. */
  #last: string | undefined
  readonly #options: OutputCacheOptions
  /** Pages that were asked for often, and have ended. */
  readonly #ended = new Set<string>()
  #bytes = 0
  #drops = 0

  constructor(options: OutputCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  get pages(): number {
    return this.#entries.size
  }

  /** The page, if its bytes in this encoding are ready: the fast, synchronous path. */
  ready(key: string, encoding: Encoding): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.validUntilMs <= this.#options.now()) {
      this.#end(key, entry)
      return undefined
    }
    entry.asked += 1
    if (encoding === 'identity') entry.isAskedWhole = true
    if (key !== this.#last) {
      this.#entries.delete(key)
      this.#add(key, entry)
    }
    return entry.encoded.get(encoding)
  }

  /** How often pages were dropped: a page that began to be made before a drop may show what was before it. */
  get drops(): number {
    return this.#drops
  }

  /** Stores a page. `validUntilMs` may shorten its time to live (decisions.md 14). */
  store(
    key: string,
    page: CachedPage,
    options: { readonly validUntilMs?: number | undefined; readonly tags: readonly string[] },
  ): void {
    const end = this.#options.now() + this.#options.timeToLiveMs
    const asked = this.#entries.get(key)?.asked ?? 0
    this.#delete(key)
    this.#ended.delete(key)
    const entry: CacheEntry = {
      status: page.status,
      headers: page.headers,
      validUntilMs: Math.min(end, options.validUntilMs ?? end),
      storedUntilMs: end,
      tags: options.tags,
      encoded: new Map(),
      isAskedWhole: false,
      asked,
      isSmallest: false,
    }
    this.#add(key, entry)
    this.#keep(entry, 'identity', page.body)
  }

  #add(key: string, entry: CacheEntry): void {
    this.#entries.set(key, entry)
    this.#last = key
  }

  /** The page in this encoding; it is compressed at the first request, and then takes the place of the whole page. */
  async get(key: string, encoding: Encoding): Promise<CachedPage | undefined> {
    const ready = this.ready(key, encoding)
    const entry = this.#entries.get(key)
    if (ready || !entry) return ready
    const body = await encode(await wholeOf(entry), encoding, BROTLI_QUALITY)
    const isCached = this.#entries.get(key) === entry
    // Before the new bytes make room, which may delete this page too.
    if (isCached && !entry.isAskedWhole) this.#forget(entry, 'identity')
    return entry.encoded.get(encoding) ?? this.#keep(entry, encoding, body, isCached)
  }

  /** Drops every page that carries one of the tags. */
  drop(tags: ReadonlySet<string>): void {
    this.#drops += 1
    for (const [key, entry] of this.#entries) if (entry.tags.some((tag) => tags.has(tag))) this.#end(key, entry)
  }

  /** A page that is asked for often, and has ended or soon will. Each is given once. */
  takeEnding(): string | undefined {
    const [ended] = this.#ended
    if (ended !== undefined) {
      this.#ended.delete(ended)
      return ended
    }
    const soon = this.#options.now() + RENEWED_BEFORE_MS
    for (const [key, entry] of this.#entries)
      if (entry.asked >= OFTEN && entry.storedUntilMs <= soon) {
        entry.asked = 0
        return key
      }
    return undefined
  }

  /** Makes the page that is asked for most as small as it can be. `false` when no page is left. */
  async shrinkOne(): Promise<boolean> {
    const left = [...this.#entries].filter(([, { asked, isSmallest }]) => asked >= OFTEN && !isSmallest)
    if (left.length === 0) return false
    const [key, entry] = left.reduce((most, each) => (each[1].asked > most[1].asked ? each : most))
    entry.isSmallest = true
    const body = await encode(await wholeOf(entry), 'br', SMALLEST)
    if (this.#entries.get(key) === entry) {
      this.#forget(entry, 'br')
      this.#keep(entry, 'br', body)
    }
    return true
  }

  /** Adds the bytes of one encoding, each with an entity tag of its own (RFC 9110 §8.8.3). */
  #keep(entry: CacheEntry, encoding: Encoding, body: Buffer, isCached = true): CachedPage {
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    const headers = {
      ...entry.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
      etag,
    }
    const page = { status: entry.status, headers, body }
    if (isCached) {
      entry.encoded.set(encoding, page)
      this.#bytes += body.length
      this.#makeRoom()
    }
    return page
  }

  #forget(entry: CacheEntry, encoding: Encoding): void {
    this.#bytes -= entry.encoded.get(encoding)?.body.length ?? 0
    entry.encoded.delete(encoding)
  }

  /** There is no end of queries, so pages without one stay as long as there are others. */
  #makeRoom(): void {
    for (const hasQuery of [true, false])
      for (const key of this.#entries.keys()) {
        if (this.#bytes <= this.#options.maxBytes) return
        if (key.includes('?') === hasQuery) this.#delete(key)
      }
  }

  #end(key: string, entry: CacheEntry): void {
    this.#delete(key)
    if (entry.asked >= OFTEN && this.#ended.size < MOST_ENDED) this.#ended.add(key)
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    for (const { body } of entry.encoded.values()) this.#bytes -= body.length
  }
}
