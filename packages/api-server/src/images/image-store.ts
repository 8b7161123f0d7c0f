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

/** Changes whenever `renderImage` makes other bytes for the same request. */
const RENDERING = 2

/** Rendered pictures: from the disk, or made once however many ask at the same time. */
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
    // A folder that is full or gone is no reason to withhold the picture.
    const notKept = (fault: unknown): void => logger.warn('Pictures cannot be kept', fault)
    const stored = await cache.read(name).catch(notKept)
    if (stored) return stored
    const image = await concurrency.run(() => renderImage(file, wanted))
    await cache.write(name, image).catch(notKept)
    return image
  }
}

/** Names a rendered picture by all that its bytes depend on. */
export function imageName({ file, version }: MediaFile, { width, height, action, format }: ImageRequest): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERING, file, version, width, height, action]))
    .digest('hex')
    .slice(0, 40)
  return `${hash}.${format}`
}
