import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { BackupRefusal } from './backup-refusal'
import { isKeptPath, keptFiles } from './kept-files'
import { flush } from './on-disk'

export interface BackupResult {
  readonly orders: number
  readonly files: number
  readonly bytes: number
}

/** All pages in one step: with several, each order in between would begin the copy anew. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies a shop into one file while it runs: a SQLite database with the tables of the shop, and its files in the table
 * `sqlar`, which `sqlite3 -A` reads, too. The file appears when it is whole and checked.
 */
export async function backupShop({
  dataFolder,
  file,
}: {
  readonly dataFolder: string
  readonly file: string
}): Promise<BackupResult> {
  const database = join(dataFolder, 'shop.db')
  if (!existsSync(database)) throw new BackupRefusal(`There is no shop in ${dataFolder}.`)
  if (existsSync(file)) throw new BackupRefusal(`${file} exists already. Give the name of a new file.`)
  if (!existsSync(dirname(file))) throw new BackupRefusal(`There is no folder ${dirname(file)}.`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    // The owner's alone, before the first byte is in it.
    writeFileSync(part, '', { mode: 0o600 })
    const source = new DatabaseSync(database, { readOnly: true })
    try {
      await backup(source, part, { rate: ALL_PAGES })
    } finally {
      source.close()
    }
    const counted = addFiles(part, dataFolder)
    flush(part)
    renameSync(part, file)
    flush(dirname(file))
    return { ...counted, bytes: statSync(file).size }
  } finally {
    rmSync(part, { force: true })
  }
}

/** The files come after the database, so that every file that a row names is there. */
function addFiles(part: string, dataFolder: string): Omit<BackupResult, 'bytes'> {
  const copy = new DatabaseSync(part)
  try {
    copy.exec(`PRAGMA journal_mode = DELETE; BEGIN;
      CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)`)
    const add = copy.prepare('INSERT INTO sqlar (name, mode, mtime, sz, data) VALUES (?, ?, ?, ?, ?)')
    let files = 0
    for (const path of keptFiles(dataFolder)) {
      const content = contentOf(join(dataFolder, path))
      if (content === undefined || !isKeptPath(path)) continue
      add.run(path, 0o100600, Math.floor(content.mtimeMs / 1000), content.bytes.length, content.bytes)
      files += 1
    }
    copy.exec('COMMIT')
    const check = copy.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (check !== 'ok') throw new BackupRefusal(`The copy is damaged: ${String(check)}`)
    return { orders: Number(copy.prepare('SELECT count(*) AS n FROM "order"').get()?.n), files }
  } finally {
    copy.close()
  }
}

/** Undefined for a file that was deleted since it was listed. */
function contentOf(path: string): { readonly bytes: Buffer; readonly mtimeMs: number } | undefined {
  try {
    return { bytes: readFileSync(path), mtimeMs: statSync(path).mtimeMs }
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fault
  }
}
