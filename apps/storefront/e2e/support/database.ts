import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Opens a shop's database file directly. The server may be writing to it, so the connection waits for locks. */
export function withDatabase<Value>(
  use: (database: DatabaseSync) => Value,
  dataFolder = process.env['JOURNEYS_DATA'] ?? '',
): Value {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 })
  try {
    return use(database)
  } finally {
    database.close()
  }
}
