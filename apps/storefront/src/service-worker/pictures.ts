import { keepNewest } from './keep-newest'
import type { Device, FetchEvent } from './scope'

const PICTURES = 'pictures'
const KEPT_PICTURES = 150
/** Larger ones are for looking closely: together the kept ones stay under 45 MB, and are a tenth of it as a rule. */
const LARGEST_KEPT_BYTES = 300_000

/** A picture never changes under its address: the copy on the device is as good as the host's. */
export async function answerPicture(event: FetchEvent, device: Device): Promise<Response> {
  const { url } = event.request
  const kept = await device.caches.match(url, { cacheName: PICTURES, ignoreVary: true })
  if (kept) return kept
  const response = await device.fetch(event.request)
  event.waitUntil(keep(url, response.clone(), device.caches))
  return response
}

/** Of a page that was loaded before there was a worker: the browser still has them. */
export async function fetchAndKeepPictures(addresses: readonly string[], { caches, fetch }: Device): Promise<void> {
  for (const address of addresses) await keep(address, await fetch(address), caches)
}

async function keep(address: string, picture: Response, caches: CacheStorage): Promise<void> {
  if (picture.status !== 200 || Number(picture.headers.get('content-length')) > LARGEST_KEPT_BYTES) return
  try {
    await keepNewest(await caches.open(PICTURES), address, picture, KEPT_PICTURES)
  } catch {
    // The device is full: pages and the shop itself need the room more.
    await caches.delete(PICTURES)
  }
}
