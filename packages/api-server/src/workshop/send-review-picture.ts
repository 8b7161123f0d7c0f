import { NO_STORE } from '../http'
import type { WorkshopContext } from './workshop-context'

/** A picture of a review that waits. The host has made the JPEG itself, so it may be shown. */
export async function sendReviewPicture(
  { database, reviewPictures }: WorkshopContext,
  file: string,
): Promise<Response | undefined> {
  const isWaiting = database.reviews.waiting().some(({ pictures }) => pictures.includes(file))
  if (!isWaiting) return undefined
  return new Response(new Uint8Array(await reviewPictures.read(file)), {
    headers: { ...NO_STORE, 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' },
  })
}
