import { createHash } from 'node:crypto'
import type { Logger } from '@vitrin/kernel'
import type { DiskCache } from './disk-cache'
import type { MediaFile } from './find-media'
import { renderImage, type ImageRequest } from './render-image'
import type { ConcurrencyLimit } from './concurrency-limit'

interface ImageStoreOptions {
  readonly cache: DiskCache
  readonly concurrency: ConcurrencyLimit
  readonly logger: Logger
}

interface Rendering {
  readonly image: Promise<Buffer>
  readonly abandonment: AbortController
  callers: number
}

/** To be raised when `renderImage` makes other bytes from the same request. */
const RENDERING = 2

/** Rendered pictures from the disk cache. Requests for the same picture at the same time share one rendering. */
export class ImageStore {
  readonly #options: ImageStoreOptions
  readonly #inFlight = new Map<string, Rendering>()

  constructor(options: ImageStoreOptions) {
    this.#options = options
  }

  /** A rendering that still waits is given up when all its callers have gone. */
  get(name: string, media: MediaFile, wanted: ImageRequest, caller: AbortSignal): Promise<Buffer> {
    const rendering = this.#inFlight.get(name) ?? this.#begin(name, media, wanted)
    rendering.callers += 1
    const leave = (): void => {
      rendering.callers -= 1
      if (rendering.callers > 0) return
      this.#forget(name, rendering)
      rendering.abandonment.abort(caller.reason)
    }
    caller.addEventListener('abort', leave, { once: true })
    return rendering.image.finally(() => caller.removeEventListener('abort', leave))
  }

  #begin(name: string, media: MediaFile, wanted: ImageRequest): Rendering {
    const abandonment = new AbortController()
    const image = this.#readOrRender(name, media, wanted, abandonment.signal)
    const rendering: Rendering = { image, abandonment, callers: 0 }
    this.#inFlight.set(name, rendering)
    const forget = (): void => this.#forget(name, rendering)
    image.then(forget, forget)
    return rendering
  }

  /** A later rendering of the same picture stays. */
  #forget(name: string, rendering: Rendering): void {
    if (this.#inFlight.get(name) === rendering) this.#inFlight.delete(name)
  }

  async #readOrRender(
    name: string,
    { file }: MediaFile,
    wanted: ImageRequest,
    abandoned: AbortSignal,
  ): Promise<Buffer> {
    const { cache, concurrency, logger } = this.#options
    // A cache that fails must not fail the request.
    const notKept = (fault: unknown): void => logger.warn('The picture cache failed', fault)
    const stored = await cache.read(name).catch(notKept)
    if (stored) return stored
    abandoned.throwIfAborted()
    const image = await concurrency.run(() => renderImage(file, wanted), abandoned)
    await cache.write(name, image).catch(notKept)
    return image
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
