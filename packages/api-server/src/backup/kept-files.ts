import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * What belongs to a shop beside its database. Resized pictures are made again, and mails in the folder `outbox` were
 * sent; what has not been sent waits in the database.
 */
export const KEPT_FOLDERS = ['questions', 'reviews', 'content'] as const

const PATH = new RegExp(`^(?:${KEPT_FOLDERS.join('|')})(?:/[^/\\\\\\0]+)+$`)

/** Whether a path of a backup may be written below a data folder. */
export function isKeptPath(path: string): boolean {
  return PATH.test(path) && !path.split('/').some((part) => part === '.' || part === '..')
}

/** The paths of the kept files, with `/` between their parts. */
export function keptFiles(dataFolder: string): readonly string[] {
  return KEPT_FOLDERS.flatMap((name) => {
    const folder = join(dataFolder, name)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  })
}
