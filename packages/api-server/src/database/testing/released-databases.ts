import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { MIGRATIONS } from '../schema'

const FOLDER = join(import.meta.dirname, 'released')
/** Catalogues are imported anew; a few rows are enough. */
const FEW = 3
const CATALOGUE = ['entity', 'price_change']

/** The versions of which a database is kept, oldest first. */
export const RELEASED_VERSIONS: readonly number[] = readdirSync(FOLDER)
  .map((name) => Number.parseInt(name, 10))
  .sort((one, other) => one - other)

const fileOf = (version: number): string => join(FOLDER, `${String(version).padStart(3, '0')}.sql.gz`)

/** A copy in memory of the database that a shop of this version had. */
export function releasedDatabase(version: number): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  database.exec(gunzipSync(readFileSync(fileOf(version))).toString())
  database.exec('PRAGMA foreign_keys = ON')
  return database
}

export function tablesOf(database: DatabaseSync): readonly string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
  return database
    .prepare(sql)
    .all()
    .map(({ name }) => String(name))
}

/**
 * Writes the databases of the versions that have none yet, with the rows of a database of today as far as they had
 * columns for them.
 */
export function writeReleasedDatabases(today: DatabaseSync): void {
  for (let version = 1; version <= MIGRATIONS.length; version += 1)
    if (!RELEASED_VERSIONS.includes(version))
      writeFileSync(fileOf(version), gzipSync(dumpOfVersion(version, today), { level: 9 }))
}

function dumpOfVersion(version: number, today: DatabaseSync): string {
  const old = new DatabaseSync(':memory:')
  for (const migration of MIGRATIONS.slice(0, version)) old.exec(migration)
  const schema = old.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE ? ORDER BY rowid')
  const statements = schema.all('sqlite_%').map(({ sql }) => `${String(sql)};`)
  const rows = tablesOf(old).flatMap((table) => rowsOf(table, columnsOf(old, table), today))
  return [...statements, ...rows, `PRAGMA user_version = ${version};`].join('\n')
}

function rowsOf(table: string, columns: readonly string[], today: DatabaseSync): readonly string[] {
  const quoted = columns.map((column) => `quote(${column})`).join(" || ',' || ")
  const limit = CATALOGUE.includes(table) ? ` LIMIT ${FEW}` : ''
  return today
    .prepare(`SELECT ${quoted} AS row FROM "${table}"${limit}`)
    .all()
    .map(({ row }) => `INSERT INTO "${table}" (${columns.join(',')}) VALUES (${String(row)});`)
}

function columnsOf(database: DatabaseSync, table: string): readonly string[] {
  return database
    .prepare(`PRAGMA table_info("${table}")`)
    .all()
    .map(({ name }) => String(name))
}
