import { decode, type Encoding } from './encodings'

export interface CachedPage {
  readonly status: number
  /** All that belong to the body. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A page in the output cache. */
export interface CacheEntry extends Pick<CachedPage, 'status' | 'headers'> {
  readonly validUntilMs: number
  /** The end by its age alone: a page made before the edge of a price is no use after it. */
  readonly storedUntilMs: number
  readonly tags: readonly string[]
  /** At least one. The others are made of it when they are asked for. */
  readonly encoded: Map<Encoding, CachedPage>
  /** Whether somebody asked for the page without compression: most browsers never do. */
  isAskedWhole: boolean
  /** How often it was asked for after it was stored. */
  asked: number
  /** Whether its brotli bytes are as few as they can be. */
  isSmallest: boolean
}

/** The page without compression. */
export function wholeOf({ encoded }: CacheEntry): Buffer | Promise<Buffer> {
  for (const [encoding, { body }] of encoded) return decode(body, encoding)
  throw new Error('A cached page has no bytes.')
}
