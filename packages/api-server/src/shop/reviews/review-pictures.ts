import { stat } from 'node:fs/promises'
import type { HostDatabase } from '../../database'
import type { MediaFile } from '../../images/find-media'
import type { AttachmentFolder } from '../questions/attachment-folder'

const PATH = /^reviews\/([0-9a-f]{32})\.jpg$/

/** The path of a picture in a review document. */
export function picturePath(file: string): string {
  return `/reviews/${file}.jpg`
}

/** Finds the picture of a review that is shown; others are for the shop's people only. */
export async function findReviewPicture(
  { reviews }: Pick<HostDatabase, 'reviews'>,
  folder: AttachmentFolder,
  path: string,
): Promise<MediaFile | undefined> {
  const file = PATH.exec(path)?.[1]
  if (file === undefined || !reviews.showsPicture(file)) return undefined
  const stats = await stat(folder.pathOf(file))
  return { file: folder.pathOf(file), type: 'image/jpeg', bytes: stats.size, version: `${stats.mtimeMs} ${stats.size}` }
}
