import { createApiServer } from '@vitrin/api-server'
import { PlainHasher } from '@vitrin/api-server/testing'
import { DatabaseSync } from 'node:sqlite'
import { ACCOUNTS } from '../oracle/accounts'
import { SEED } from './catalogue'

/** A connection to a database in memory that holds the shop as it is sold in the beginning. */
export type OpenDatabase = () => DatabaseSync

interface WithImages {
  serialize?(): Uint8Array
  deserialize?(image: Uint8Array): void
}

/** Schema and catalogue are made once; each history begins from their image. */
export async function databaseFactory(): Promise<OpenDatabase> {
  const first = await filled()
  const image = (first as WithImages).serialize?.()
  if (!image) throw new Error('The simulator wants a Node whose sqlite reads images: 24.18 or newer')
  first.close()
  return () => {
    const database = opened()
    ;(database as WithImages).deserialize?.(image)
    database.exec('PRAGMA foreign_keys = ON')
    withoutHiddenClocks(database)
    return database
  }
}

async function filled(): Promise<DatabaseSync> {
  const database = opened()
  const silent = () => undefined
  const server = createApiServer({
    dataFolder: '', mediaFolder: '', connection: database, seed: () => SEED, passwords: new PlainHasher(),
    clock: { now: () => 0, after: () => silent }, ids: { next: () => 'image' }, logger: { debug: silent, warn: silent, error: silent },
  })
  for (const { name, email, password } of ACCOUNTS) {
    await server.fetch(new Request('http://shop/api/user/create', { method: 'POST', body: JSON.stringify({ customer: { email, firstname: name, lastname: 'Berg' }, password }) }))
  }
  database.prepare("UPDATE setting SET value = 'the-same-in-every-history' WHERE name = 'token-secret'").run()
  return database
}

function opened(): DatabaseSync {
  return new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
}

const SQLITE_FUNCTION = 31
const HIDDEN = new Set(['random', 'randomblob', 'datetime', 'date', 'time', 'unixepoch', 'julianday', 'strftime', 'current_timestamp'])

/** SQL has clocks and dice of its own. */
function withoutHiddenClocks(database: DatabaseSync): void {
  const { setAuthorizer } = database as { setAuthorizer?: (judge: (action: number, one: string | null, name: string | null) => number) => void }
  setAuthorizer?.call(database, (action, _, name) => (action === SQLITE_FUNCTION && HIDDEN.has((name ?? '').toLowerCase()) ? 1 : 0))
}
