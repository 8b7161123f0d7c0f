import { createHash } from 'node:crypto'
import type { Logger } from '@vitrin/kernel'
import { SharedQueue, type Caller } from '../work/shared-queue'
import type { DiskCache } from './disk-cache'
import type { MediaFile } from './find-media'
import { renderImage, type ImageRequest } from './render-image'

interface ImageStoreOptions {
  readonly cache: DiskCache
  readonly logger: Logger
}

/** To be raised when `renderImage` makes other bytes from the same request. */
const RENDERING = 2

/** What a refusal says, and so about the longest wait. */
export const RETRY_AFTER_MS = 10_000

/** Rendered pictures from the disk cache. */
export class ImageStore {
  readonly #options: ImageStoreOptions
  readonly #queue = new SharedQueue<Buffer>({
    // Encoding keeps a core busy; the host must still answer other requests.
    atOnce: 2,
    // Six listings with nothing in the cache yet.
    mostWaiting: 300,
    mostOfAddress: 75,
    retryAfterMs: RETRY_AFTER_MS,
  })

  constructor(options: ImageStoreOptions) {
    this.#options = options
  }

  /** The pictures that wait to be made. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** Rejects with `Overloaded` when too many wait. */
  async get(name: string, { file }: MediaFile, wanted: ImageRequest, caller: Caller): Promise<Buffer> {
    const { cache, logger } = this.#options
    // A cache that fails must not fail the request.
    const notKept = (fault: unknown): void => logger.warn('The picture cache failed', fault)
    const stored = await cache.read(name).catch(notKept)
    if (stored) return stored
    caller.signal.throwIfAborted()
    return this.#queue.get(name, caller, async () => {
      const image = await renderImage(file, wanted)
      await cache.write(name, image).catch(notKept)
      return image
    })
  }
}

/** The file name of a rendered picture: a hash of all that its bytes depend on. */
export function imageName({ file, version }: MediaFile, { width, height, action, format }: ImageRequest): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERING, file, version, width, height, action]))
    .digest('hex')
    .slice(0, 40)
  return `${hash}.${format}`
}
