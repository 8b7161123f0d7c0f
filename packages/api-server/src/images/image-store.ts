import { createHash } from 'node:crypto'
import type { Logger } from '@vitrin/kernel'
import type { DiskCache } from './disk-cache'
import type { MediaFile } from './find-media'
import { renderImage, type ImageRequest } from './render-image'
import type { ConcurrencyLimit } from '../work/concurrency-limit'
import { SharedWork } from '../work/shared-work'

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
  readonly #underway = new SharedWork<Buffer>()

  constructor(options: ImageStoreOptions) {
    this.#options = options
  }

  /** A picture that still waits is given up when its callers have gone. */
  get(name: string, media: MediaFile, wanted: ImageRequest, caller: AbortSignal): Promise<Buffer> {
    return this.#underway.get(name, caller, (abandoned) => this.#readOrRender(name, media, wanted, abandoned))
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
