import { createHash } from 'node:crypto'
import { encode, type Encoding } from './encodings'

export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

interface Entry extends CachedPage {
  readonly validUntilMs: number
  readonly tags: readonly string[]
  readonly encoded: Map<Encoding, CachedPage>
}

export interface OutputCacheOptions {
  readonly now: () => number
  /** The bytes of all pages in all encodings. */
  readonly maxBytes: number
  readonly timeToLiveMs: number
}

/** Specification §9: output cache TTL 86400 s. */
export const OUTPUT_CACHE_TTL_MS = 86_400_000
/** About 900 pages of 60 kB with their compressed copies. */
export const CACHED_BYTES = 64 * 1024 * 1024
const BROTLI_QUALITY = 5

/**
 * A cache of rendered pages with their compressed bytes. Pages hold no personal data, so an entry serves all shoppers.
 * When the cache is full, the page that was not asked for the longest is deleted, those with a query first.
 */
export class OutputCache {
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>()
  readonly #options: OutputCacheOptions
  #bytes = 0

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
      this.#delete(key)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.encoded.get(encoding)
  }

  /** Stores a page. `validUntilMs` may shorten its time to live (decisions.md 14). */
  store(
    key: string,
    page: CachedPage,
    options: { readonly validUntilMs?: number | undefined; readonly tags: readonly string[] },
  ): void {
    const end = this.#options.now() + this.#options.timeToLiveMs
    this.#delete(key)
    const entry: Entry = {
      ...page,
      validUntilMs: Math.min(end, options.validUntilMs ?? end),
      tags: options.tags,
      encoded: new Map(),
    }
    this.#entries.set(key, entry)
    this.#keep(entry, 'identity', page.body)
  }

  /** The page in this encoding; it is compressed at the first request. */
  async get(key: string, encoding: Encoding): Promise<CachedPage | undefined> {
    const ready = this.ready(key, encoding)
    const entry = this.#entries.get(key)
    if (ready || !entry) return ready
    const body = await encode(entry.body, encoding, BROTLI_QUALITY)
    return entry.encoded.get(encoding) ?? this.#keep(entry, encoding, body, this.#entries.get(key) === entry)
  }

  /** Drops every page that carries one of the tags. */
  drop(tags: ReadonlySet<string>): void {
    for (const [key, entry] of this.#entries) if (entry.tags.some((tag) => tags.has(tag))) this.#delete(key)
  }

  /** Adds the bytes of one encoding, each with an entity tag of its own (RFC 9110 §8.8.3). */
  #keep(entry: Entry, encoding: Encoding, body: Buffer, isCached = true): CachedPage {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const page = { status: entry.status, headers: { ...entry.headers, etag }, body }
    if (isCached) {
      entry.encoded.set(encoding, page)
      this.#bytes += body.length
      this.#makeRoom()
    }
    return page
  }

  /** There is no end of queries, so pages without one stay as long as there are others. */
  #makeRoom(): void {
    for (const hasQuery of [true, false])
      for (const key of this.#entries.keys()) {
        if (this.#bytes <= this.#options.maxBytes) return
        if (key.includes('?') === hasQuery) this.#delete(key)
      }
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    for (const { body } of entry.encoded.values()) this.#bytes -= body.length
  }
}
