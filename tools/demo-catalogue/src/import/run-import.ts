import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import type { Clock } from '@vitrin/kernel'
import { importCatalogue, type DumpFile } from './import-catalogue'

export interface ImportSurroundings {
  readonly clock: Clock
  readonly print: (line: string) => void
}

/** Where the host looks for it. */
const DATABASE = 'shop.db'
const USAGE = 'usage: <data folder> <dump file…>'
const FAILED = 1

/** `<folder> <file…>`: fills a new data folder from catalogue dumps. Answers with the exit code. */
export function runImport(args: readonly string[], surroundings: ImportSurroundings): Promise<number> {
  return Promise.resolve(fill(args, surroundings))
}

function fill([folder, ...paths]: readonly string[], { clock, print }: ImportSurroundings): number {
  const fail = (message: string): number => {
    print(message)
    return FAILED
  }
  if (folder === undefined || paths.length === 0) return fail(USAGE)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return fail(`${folder} is not empty: an import fills new folders only.`)
  const files = paths.map(read)
  const unread = files.filter((file) => typeof file === 'string')
  if (unread.length > 0) return fail(unread.join('\n'))

  const { seed, report } = importCatalogue(
    files.filter((file) => typeof file !== 'string'),
    { clock },
  )
  for (const line of report.lines()) print(line)
  if (!seed.documents.some(({ type }) => type === 'product')) return fail('No product found: nothing was written.')
  mkdirSync(folder, { recursive: true })
  const database = openHostDatabase(join(folder, DATABASE), { clock })
  try {
    database.catalogue.import(seed, 'import')
  } finally {
    database.close()
  }
  print(`${folder} holds the catalogue now.`)
  return 0
}

/** The file, or why it cannot be read. */
function read(path: string): DumpFile | string {
  try {
    return { name: basename(path), text: readFileSync(path, 'utf8') }
  } catch (error) {
    return `${path} cannot be read: ${(error as Error).message}`
  }
}
