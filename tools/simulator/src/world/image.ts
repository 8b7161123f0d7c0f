import { createApiServer } from '@vitrin/api-server'
import { PlainHasher, swedishShop } from '@vitrin/api-server/testing'
import { DatabaseSync } from 'node:sqlite'
import { ACCOUNTS } from '../oracle/accounts'
import { SEED } from './catalogue'

/** Opens a database in memory with the shop's initial state. */
export type OpenDatabase = () => DatabaseSync

interface WithImages {
  serialize?(): Uint8Array
  deserialize?(image: Uint8Array): void
}

/** Schema and catalogue are created once. Each history starts from an image of them. */
export async function databaseFactory(): Promise<OpenDatabase> {
  const first = await filled()
  const image = (first as WithImages).serialize?.()
  return () => {
    const database = opened()
    if (image) (database as WithImages).deserialize?.(image)
    else copy(first, database)
    database.exec('PRAGMA foreign_keys = ON')
    withoutHiddenClocks(database)
    return database
  }
}

/** For Node versions that cannot read images: copies the rows table by table. */
function copy(from: DatabaseSync, to: DatabaseSync): void {
  const [version] = from.prepare('PRAGMA user_version').all() as { readonly user_version: number }[]
  const things = from
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND sql IS NOT NULL")
    .all() as { readonly type: string; readonly name: string; readonly sql: string }[]
  to.exec(`PRAGMA foreign_keys = OFF; PRAGMA user_version = ${version?.user_version ?? 0}`)
  for (const { sql } of things) to.exec(sql)
  for (const { name } of [...things.filter(({ type }) => type === 'table'), { name: 'sqlite_sequence' }]) {
    to.exec(`DELETE FROM "${name}"`)
    for (const row of from.prepare(`SELECT * FROM "${name}"`).all() as Record<string, string | number | null>[]) {
      to.prepare(
        `INSERT INTO "${name}" VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
      ).run(...Object.values(row))
    }
  }
}

async function filled(): Promise<DatabaseSync> {
  const database = opened()
  const silent = () => undefined
  const server = createApiServer({
    shop: swedishShop,
    dataFolder: '',
    mediaFolder: '',
    connection: database,
    seed: () => SEED,
    passwords: new PlainHasher(),
    clock: { now: () => 0, after: () => silent },
    ids: { next: () => 'image' },
    logger: { debug: silent, warn: silent, error: silent },
  })
  for (const { name, email, password } of ACCOUNTS.filter(({ isNew }) => !isNew)) {
    await server.fetch(
      new Request('http://shop/api/user/create', {
        method: 'POST',
        body: JSON.stringify({ customer: { email, firstname: name, lastname: 'Berg' }, password }),
      }),
    )
  }
  database.prepare("UPDATE setting SET value = 'the-same-in-every-history' WHERE name LIKE '%-secret'").run()
  return database
}

function opened(): DatabaseSync {
  return new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
}

const SQLITE_FUNCTION = 31
const HIDDEN = new Set([
  'random',
  'randomblob',
  'datetime',
  'date',
  'time',
  'unixepoch',
  'julianday',
  'strftime',
  'current_timestamp',
])

/** SQL has its own clock and random functions. */
function withoutHiddenClocks(database: DatabaseSync): void {
  const { setAuthorizer } = database as {
    setAuthorizer?: (judge: (action: number, one: string | null, name: string | null) => number) => void
  }
  setAuthorizer?.call(database, (action, _, name) =>
    action === SQLITE_FUNCTION && HIDDEN.has((name ?? '').toLowerCase()) ? 1 : 0,
  )
}
