import { catalogueRequests, fieldRefusal } from '@vitrin/api-contract'
import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { Clock, IdGenerator, Logger } from '@vitrin/kernel'
import { answerBare, refuse, refuseFields, serve, createRoutes, type ApiRoutes } from '../http'
import { DiskCache } from './disk-cache'
import { formatFor } from './image-format'
import { findMedia } from './find-media'
import { ImageStore, imageName } from './image-store'
import { imageFacts } from './render-image'
import { ConcurrencyLimit } from './concurrency-limit'

interface ImageOptions {
  readonly mediaFolder: string
  readonly cacheFolder: string
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

const CACHE_LIMIT_BYTES = 512 * 1024 * 1024
/** Encoding keeps a core busy; the host must still answer other requests. */
const RENDERED_AT_ONCE = 2
/** Contract §11. */
const KEEP = 'public, max-age=31557600'

/** Pictures in the requested size and the best format for the browser (contract §11). */
export function imageRoutes({ mediaFolder, cacheFolder, clock, ids, logger }: ImageOptions): ApiRoutes {
  const cache = new DiskCache({ folder: cacheFolder, limit: CACHE_LIMIT_BYTES, clock, ids })
  const images = new ImageStore({ cache, concurrency: new ConcurrencyLimit(RENDERED_AT_ONCE), logger })
  const routes = createRoutes()
  serve(routes, catalogueEndpoints.image, catalogueRequests.image, async ({ path, request }) => {
    const { width, height, action } = path
    const found = await findMedia(mediaFolder, path.path)
    if (!found.ok) return refuseFields(found.rejection)
    const media = found.value
    if (!media) return refuse('unknown', 'There is no picture at this path.')
    try {
      if (action === 'identify') return answerBare(await imageFacts(media.file), { 'cache-control': KEEP })
      const wanted = { width, height, action, format: formatFor(request.headers.get('accept')) }
      const name = imageName(media, wanted)
      const headers = { 'cache-control': KEEP, vary: 'Accept', etag: `"${name}"` }
      if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
      const image = await images.get(name, media, wanted)
      return new Response(new Uint8Array(image), {
        headers: { ...headers, 'content-type': `image/${wanted.format}`, 'content-length': String(image.length) },
      })
    } catch (fault) {
      logger.warn(`The picture ${path.path} cannot be read`, fault)
      return refuseFields(fieldRefusal('path', 'should be a picture that can be read'))
    }
  })
  return routes
}
