import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import type { Clock } from '@vitrin/kernel'
import { importCatalogue, type DumpFile } from './import-catalogue'

export interface ImportPorts {
  readonly clock: Clock
  readonly print: (line: string) => void
}

/** The host opens the file of this name. */
const DATABASE = 'shop.db'
const USAGE = 'usage: <data folder> <dump file…>'
const FAILED = 1

/** `<folder> <file…>`: fills a new data folder from catalogue dumps. Resolves with the exit code. */
export function runImport(args: readonly string[], ports: ImportPorts): Promise<number> {
  return Promise.resolve(fill(args, ports))
}

function fill([folder, ...paths]: readonly string[], { clock, print }: ImportPorts): number {
  const fail = (message: string): number => {
    print(message)
    return FAILED
  }
  if (folder === undefined || paths.length === 0) return fail(USAGE)
  if (existsSync(folder) && readdirSync(folder).length > 0) return fail(`${folder} is not empty. Choose a new folder.`)
  const files = paths.map(read)
  const unread = files.filter((file) => typeof file === 'string')
  if (unread.length > 0) return fail(unread.join('\n'))

  const { seed, report } = importCatalogue(
    files.filter((file) => typeof file !== 'string'),
    { clock },
  )
  for (const line of report.lines()) print(line)
  if (!seed.documents.some(({ type }) => type === 'product'))
    return fail('The dumps have no product. Nothing was written.')
  mkdirSync(folder, { recursive: true })
  const database = openHostDatabase(join(folder, DATABASE), { clock })
  try {
    database.catalogue.import(seed, 'import')
  } finally {
    database.close()
  }
  print(`${folder} now has the catalogue.`)
  return 0
}

/** The file, or the reason why it cannot be read. */
function read(path: string): DumpFile | string {
  try {
    return { name: basename(path), text: readFileSync(path, 'utf8') }
  } catch (error) {
    return `${path} cannot be read: ${(error as Error).message}`
  }
}
