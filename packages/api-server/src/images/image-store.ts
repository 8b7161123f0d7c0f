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

/** To be raised when `renderImage` makes other bytes from the same request. */
const RENDERING = 2

/** Rendered pictures from the disk cache. Requests for the same picture at the same time share one rendering. */
export class ImageStore {
  readonly #options: ImageStoreOptions
  readonly #inFlight = new Map<string, Promise<Buffer>>()

  constructor(options: ImageStoreOptions) {
    this.#options = options
  }

  get(name: string, media: MediaFile, wanted: ImageRequest): Promise<Buffer> {
    const known = this.#inFlight.get(name)
    if (known) return known
    const image = this.#readOrRender(name, media, wanted).finally(() => this.#inFlight.delete(name))
    this.#inFlight.set(name, image)
    return image
  }

  async #readOrRender(name: string, { file }: MediaFile, wanted: ImageRequest): Promise<Buffer> {
    const { cache, concurrency, logger } = this.#options
    // A cache that fails must not fail the request.
    const notKept = (fault: unknown): void => logger.warn('The picture cache failed', fault)
    const stored = await cache.read(name).catch(notKept)
    if (stored) return stored
    const image = await concurrency.run(() => renderImage(file, wanted))
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
