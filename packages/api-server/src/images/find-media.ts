import { realpath, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import { mediaPaths } from './media-paths'

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

/** A picture in the media folder. */
export interface MediaFile {
  readonly file: string
  /** Its media type. */
  readonly type: string
  readonly bytes: number
  /** Changes when the picture is replaced. */
  readonly version: string
}

/**
 * Finds the file of a document's image path; undefined when it does not exist. Reads nothing outside the media
 * folder.
 */
export async function findMedia(
  mediaFolder: string,
  path: string,
): Promise<Outcome<MediaFile | undefined, FieldRefusals>> {
  const type = TYPES[extname(path).toLowerCase()]
  if (type === undefined) return reject(fieldRefusal('path', `should end with ${Object.keys(TYPES).join(', ')}`))
  const outside = reject(fieldRefusal('path', 'should be in the media folder'))
  if (path.includes('\0') || path.includes('\\')) return outside
  if (!isWithin(resolve(mediaFolder), resolve(mediaFolder, path))) return outside
  try {
    const [folder, file] = await Promise.all([realpath(mediaFolder), realpath(resolve(mediaFolder, path))])
    if (!isWithin(folder, file)) return outside
    const stats = await stat(file)
    if (!stats.isFile()) return accept(undefined)
    return accept({ file, type, bytes: stats.size, version: `${stats.mtimeMs} ${stats.size}` })
  } catch (fault) {
    if (isMissing(fault)) return accept(undefined)
    throw fault
  }
}

/** Finds the picture that an address of the original means. */
export async function findPicture(mediaFolder: string, address: string): ReturnType<typeof findMedia> {
  let found: Awaited<ReturnType<typeof findMedia>> = accept(undefined)
  for (const path of mediaPaths(address)) {
    found = await findMedia(mediaFolder, path)
    if (!found.ok || found.value) return found
  }
  return found
}

function isWithin(folder: string, file: string): boolean {
  return file.startsWith(folder + sep)
}

function isMissing(fault: unknown): boolean {
  const code = (fault as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG'
}
