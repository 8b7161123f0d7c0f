import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { catalogueRequests, fieldRefusal } from '@vitrin/api-contract'
import { catalogueEndpoints } from '@vitrin/api-contract/wire'
import type { Clock, IdGenerator, Logger } from '@vitrin/kernel'
import { answerBare, createRoutes, Overloaded, refuse, refuseFields, serve, type ApiRoutes } from '../http'
import { DiskCache } from './disk-cache'
import { formatFor } from './image-format'
import { findPicture, type MediaFile } from './find-media'
import { ImageStore, imageName, RETRY_AFTER_MS } from './image-store'
import { listedSize, type Box, type PictureSize } from './picture-sizes'
import { imageFacts, type ImageRequest } from './render-image'

interface ImageOptions {
  readonly mediaFolder: string
  readonly cacheFolder: string
  /** The sizes that are made. Any other one is answered with the nearest larger. */
  readonly sizes: readonly PictureSize[]
  /** Finds a picture that is not in the media folder, by its path. */
  readonly findOther?: (path: string) => Promise<MediaFile | undefined>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
  /** Gets a function that says how many pictures wait. */
  readonly watchQueue?: (name: string, length: () => number) => void
  readonly clientAddress: (request: Request) => string | undefined
}

const CACHE_LIMIT_BYTES = 512 * 1024 * 1024
/** Contract §11. */
const KEEP = 'public, max-age=31557600'

interface Requested extends Box {
  readonly action: ImageRequest['action'] | 'identify'
  /** Its path, or its address at the original. */
  readonly picture: string
}

/** Pictures in listed sizes and the best format for the browser, and as they are (contract §11). */
export function imageRoutes({
  mediaFolder,
  cacheFolder,
  sizes,
  findOther = async () => undefined,
  clock,
  ids,
  logger,
  watchQueue,
  clientAddress,
}: ImageOptions): ApiRoutes {
  // The library would keep up to 50 MB of what it has read. Each picture is made once, and the disk keeps it.
  sharp.cache(false)
  const cache = new DiskCache({ folder: cacheFolder, limit: CACHE_LIMIT_BYTES, clock, ids })
  const images = new ImageStore({ cache, logger })
  watchQueue?.('pictures', () => images.waiting)
  const routes = createRoutes()
  serve(routes, catalogueEndpoints.image, catalogueRequests.image, ({ path, request }) =>
    withPicture(path.path, (media) => scaled({ ...path, picture: path.path }, media, request)),
  )
  serve(routes, catalogueEndpoints.imageOfUrl, catalogueRequests.imageOfUrl, ({ query, request }) =>
    withPicture(query.url, (media) => scaled({ ...query, picture: query.url }, media, request)),
  )
  serve(routes, catalogueEndpoints.media, catalogueRequests.media, ({ path, request }) =>
    withPicture(path.path, (media) => original(media, request)),
  )
  return routes

  async function withPicture(
    address: string,
    answer: (media: MediaFile) => Response | Promise<Response>,
  ): Promise<Response> {
    const found = await findPicture(mediaFolder, address)
    if (!found.ok) return refuseFields(found.rejection)
    const picture = found.value ?? (await findOther(address.replace(/^\/+/, '')))
    return picture ? answer(picture) : refuse('unknown', 'There is no picture at this path.')
  }

  async function scaled(requested: Requested, media: MediaFile, request: Request): Promise<Response> {
    const { action, picture } = requested
    try {
      if (action === 'identify') return answerBare(await imageFacts(media.file), { 'cache-control': KEEP })
      const wanted = { ...listedSize(sizes, requested), action, format: formatFor(request.headers.get('accept')) }
      const name = imageName(media, wanted)
      const headers = { 'cache-control': KEEP, vary: 'Accept', etag: `"${name}"` }
      if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
      const image = await images.get(name, media, wanted, { signal: request.signal, address: clientAddress(request) })
      return new Response(new Uint8Array(image), {
        headers: { ...headers, 'content-type': `image/${wanted.format}`, 'content-length': String(image.length) },
      })
    } catch (fault) {
      if (fault instanceof Overloaded) throw fault
      // Nothing reads this answer.
      if (request.signal.aborted) throw new Overloaded(RETRY_AFTER_MS)
      logger.warn(`The picture ${picture} cannot be read`, fault)
      return refuseFields(fieldRefusal('path', 'should be a picture that can be read'))
    }
  }
}

/** The file itself. It may be replaced under its name, so browsers ask again. */
function original({ file, type, bytes, version }: MediaFile, request: Request): Response {
  const headers = { 'cache-control': 'public, no-cache', etag: `"${version.replace(' ', '-')}"` }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>)
  return new Response(body, {
    headers: { ...headers, 'content-type': type, 'content-length': String(bytes), 'x-content-type-options': 'nosniff' },
  })
}
