import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openHostDatabase, type HostDatabase } from '@vitrin/api-server'
import type { Clock } from '@vitrin/kernel'
import { UnreadableDump } from '../dump/unreadable-dump'
import { checkRedirects } from './check-redirects'
import { addressesOf } from './document-addresses'
import { readCsv } from './read-csv'
import { readRewrites } from './read-rewrites'
import type { RedirectRow } from './redirect-row'

export interface RedirectImportOptions {
  /** The store codes of the shop; targets and old addresses are kept without them. */
  readonly storeCodes: readonly string[]
  readonly clock: Clock
  readonly print: (line: string) => void
}

const USAGE = `usage: pnpm redirects:import <data folder> <file…>

  <data folder>  the folder of a shop, which may be open
  <file…>        CSV with the columns from, to and status (301 or 302); or JSON: the platform's rewrite documents`
const DATABASE = 'shop.db'
const MOST_SENTENCES = 20

/** `<folder> <file…>`: replaces the redirects of a shop. Resolves with the exit code. */
export async function runRedirectImport(args: readonly string[], options: RedirectImportOptions): Promise<number> {
  const { print, clock } = options
  const [folder, ...files] = args
  if (folder === undefined || files.length === 0) return refuse([USAGE], print)
  const file = join(folder, DATABASE)
  if (!existsSync(file)) return refuse([`${folder} is no data folder of a shop: expected ${DATABASE} in it.`], print)
  const database = openHostDatabase(file, { clock })
  try {
    return await importInto(database, files, options)
  } catch (error) {
    if (error instanceof UnreadableDump) return refuse([error.message, 'Nothing was changed.'], print)
    throw error
  } finally {
    database.close()
  }
}

async function importInto(
  database: HostDatabase,
  files: readonly string[],
  { storeCodes, print }: RedirectImportOptions,
): Promise<number> {
  const addresses = addressesOf(database.catalogue.documents())
  const rows: RedirectRow[] = []
  for (const file of files) {
    if (/\.(csv|tsv|txt)$/i.test(file)) rows.push(...readCsv(file, textOf(file)))
    else for await (const row of readRewrites(file, addresses.of)) rows.push(row)
  }
  const checked = checkRedirects(rows, storeCodes)
  if (!checked.ok) {
    const more = checked.rejection.length - MOST_SENTENCES
    const rest = more > 0 ? [`… and ${more} more.`] : []
    return refuse([...checked.rejection.slice(0, MOST_SENTENCES), ...rest, 'Nothing was changed.'], print)
  }
  database.redirects.replace(checked.value)
  print(`The shop now has ${checked.value.length} redirects.`)
  const hidden = checked.value.filter(({ from }) => addresses.has(from))
  if (hidden.length > 0)
    print(`${hidden.length} of the old addresses have a page in this shop, which wins, for example ${hidden[0]?.from}.`)
  return 0
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UnreadableDump(`${file} cannot be read: ${(error as Error).message}.`)
  }
}

function refuse(sentences: readonly string[], print: (line: string) => void): number {
  for (const sentence of sentences) print(sentence)
  return 1
}
