import { encode, type Encoding } from './encodings'

export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

interface Entry extends CachedPage {
  readonly validUntilMs: number
  readonly tags: readonly string[]
  readonly encoded: Map<Encoding, Buffer>
}

export interface OutputCacheOptions {
  readonly now: () => number
  readonly maxEntries: number
  readonly timeToLiveMs: number
}

/** Specification §9: output cache TTL 86400 s. */
export const OUTPUT_CACHE_TTL_MS = 86_400_000
const BROTLI_QUALITY = 5

/**
 * A cache of rendered pages with their compressed bytes. Pages hold no personal data, so an entry serves all shoppers.
 * When the cache is full, the oldest entry is deleted.
 */
export class OutputCache {
  readonly #entries = new Map<string, Entry>()
  readonly #options: OutputCacheOptions

  constructor(options: OutputCacheOptions) {
    this.#options = options
  }

  /** The page, if its bytes in this encoding are ready: the fast, synchronous path. */
  ready(key: string, encoding: Encoding): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.validUntilMs <= this.#options.now()) {
      this.#entries.delete(key)
      return undefined
    }
    const body = entry.encoded.get(encoding)
    return body && { status: entry.status, headers: entry.headers, body }
  }

  /** Stores a page. `validUntilMs` may shorten its time to live (decisions.md 14). */
  store(
    key: string,
    page: CachedPage,
    options: { readonly validUntilMs?: number | undefined; readonly tags: readonly string[] },
  ): void {
    const end = this.#options.now() + this.#options.timeToLiveMs
    this.#entries.delete(key)
    this.#entries.set(key, {
      ...page,
      validUntilMs: Math.min(end, options.validUntilMs ?? end),
      tags: options.tags,
      encoded: new Map([['identity', page.body]]),
    })
    const oldest = this.#entries.keys().next().value
    if (this.#entries.size > this.#options.maxEntries && oldest !== undefined) this.#entries.delete(oldest)
  }

  /** The page in this encoding; it is compressed at the first request. */
  async get(key: string, encoding: Encoding): Promise<CachedPage | undefined> {
    const ready = this.ready(key, encoding)
    const entry = this.#entries.get(key)
    if (ready || !entry) return ready
    const body = await encode(entry.body, encoding, BROTLI_QUALITY)
    entry.encoded.set(encoding, body)
    return { status: entry.status, headers: entry.headers, body }
  }

  /** Drops every page that carries one of the tags. */
  drop(tags: ReadonlySet<string>): void {
    for (const [key, entry] of this.#entries) if (entry.tags.some((tag) => tags.has(tag))) this.#entries.delete(key)
  }
}
