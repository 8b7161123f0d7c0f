import { realpath, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { accept, reject, type Outcome } from '@vitrin/kernel'

const SUPPORTED = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'])

/** A picture in the media folder. */
export interface MediaFile {
  readonly file: string
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
  if (!SUPPORTED.has(extname(path).toLowerCase()))
    return reject(fieldRefusal('path', `should end with ${[...SUPPORTED].join(', ')}`))
  const outside = reject(fieldRefusal('path', 'should be in the media folder'))
  if (path.includes('\0') || path.includes('\\')) return outside
  if (!isWithin(resolve(mediaFolder), resolve(mediaFolder, path))) return outside
  try {
    const [folder, file] = await Promise.all([realpath(mediaFolder), realpath(resolve(mediaFolder, path))])
    if (!isWithin(folder, file)) return outside
    const stats = await stat(file)
    return accept(stats.isFile() ? { file, version: `${stats.mtimeMs} ${stats.size}` } : undefined)
  } catch (fault) {
    if (isMissing(fault)) return accept(undefined)
    throw fault
  }
}

function isWithin(folder: string, file: string): boolean {
  return file.startsWith(folder + sep)
}

function isMissing(fault: unknown): boolean {
  const code = (fault as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG'
}
