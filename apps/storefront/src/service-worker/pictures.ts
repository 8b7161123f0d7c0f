import { keepNewest } from './keep-newest'
import type { Device, FetchEvent } from './scope'

const PICTURES = 'pictures'
const KEPT_PICTURES = 150
/** Larger pictures are not stored. All stored ones together stay under 45 MB, usually a tenth of that. */
const LARGEST_KEPT_BYTES = 300_000

/** Answers with the stored picture, because the picture of an address never changes. */
export async function answerPicture(event: FetchEvent, device: Device): Promise<Response> {
  const { url } = event.request
  const kept = await device.caches.match(url, { cacheName: PICTURES, ignoreVary: true })
  if (kept) return kept
  const response = await device.fetch(event.request)
  event.waitUntil(keep(url, response.clone(), device.caches))
  return response
}

/** Stores the pictures of a page that was loaded before the worker was installed, from the browser's own cache. */
export async function fetchAndKeepPictures(addresses: readonly string[], { caches, fetch }: Device): Promise<void> {
  for (const address of addresses) await keep(address, await fetch(address), caches)
}

async function keep(address: string, picture: Response, caches: CacheStorage): Promise<void> {
  if (picture.status !== 200 || Number(picture.headers.get('content-length')) > LARGEST_KEPT_BYTES) return
  try {
    await keepNewest(await caches.open(PICTURES), address, picture, KEPT_PICTURES)
  } catch {
    // On a full device the pages and the shop's code need the room more.
    await caches.delete(PICTURES)
  }
}
