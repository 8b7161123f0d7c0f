import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS } from '../database/schema'
import { BackupRefusal } from './backup-refusal'
import { isKeptPath, KEPT_FOLDERS } from './kept-files'
import { flush } from './on-disk'

interface RestoreOptions {
  readonly file: string
  readonly dataFolder: string
  /** Replaces the shop that is in the folder. */
  readonly force?: boolean
}

/**
 * Puts a backup in place of a data folder's shop. All of it is written beside the old one first, and the database comes
 * last: a restoration that is cut off is begun again.
 */
export function restoreShop({ file, dataFolder, force = false }: RestoreOptions): { readonly orders: number } {
  if (!existsSync(file)) throw new BackupRefusal(`There is no file ${file}.`)
  const database = join(dataFolder, 'shop.db')
  if (existsSync(database) && !force)
    throw new BackupRefusal(`There is a shop in ${dataFolder} already. With --force the backup replaces it.`)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const release = existsSync(database) ? lock(database) : () => undefined
  const beside = mkdtempSync(join(dataFolder, 'restore-'))
  try {
    const restored = unpack(file, beside)
    for (const name of KEPT_FOLDERS) {
      rmSync(join(dataFolder, name), { recursive: true, force: true })
      if (existsSync(join(beside, name))) renameSync(join(beside, name), join(dataFolder, name))
    }
    for (const left of ['-wal', '-shm', '-journal']) rmSync(`${database}${left}`, { force: true })
    renameSync(join(beside, 'shop.db'), database)
    flush(dataFolder)
    return restored
  } finally {
    release()
    rmSync(beside, { recursive: true, force: true })
  }
}

/**
 * Keeps everybody else out of the database until it is replaced. A running shop has it open in WAL mode, which only
 * the last connection can end; a shop that was killed holds nothing.
 */
function lock(database: string): () => void {
  const connection = new DatabaseSync(database)
  try {
    connection.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    return () => connection.close()
  } catch (fault) {
    connection.close()
    // A file that is no database any more is what a backup is for.
    if (!/locked/.test(String(fault))) return () => undefined
    throw new BackupRefusal('A shop runs on this folder. Stop it first.')
  }
}

function unpack(file: string, folder: string): { readonly orders: number } {
  const target = join(folder, 'shop.db')
  copyFileSync(file, target)
  chmodSync(target, 0o600)
  const copy = openBackup(target)
  try {
    for (const { name, data } of copy.prepare('SELECT name, data FROM sqlar').iterate()) {
      const path = String(name)
      if (!isKeptPath(path)) throw new BackupRefusal(`The backup holds the file ${path}, which is none of a shop.`)
      mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, path), data as Uint8Array, { mode: 0o600, flush: true })
    }
    const orders = Number(copy.prepare('SELECT count(*) AS n FROM "order"').get()?.n)
    copy.exec('DROP TABLE sqlar; VACUUM')
    return { orders }
  } finally {
    copy.close()
  }
}

function openBackup(file: string): DatabaseSync {
  const copy = new DatabaseSync(file)
  try {
    copy.prepare('SELECT count(*) FROM sqlar').get()
    const version = Number(copy.prepare('PRAGMA user_version').get()?.user_version)
    const check = copy.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (check !== 'ok') throw new BackupRefusal(`The backup is damaged: ${String(check)}`)
    if (version > MIGRATIONS.length)
      throw new BackupRefusal('The backup is of a newer version of Vitrin. Update first.')
    return copy
  } catch (fault) {
    copy.close()
    if (fault instanceof BackupRefusal) throw fault
    throw new BackupRefusal('The file is not a backup of a shop, or it is damaged.')
  }
}
