import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A shop's own file, past its host, which may be writing: whoever comes second waits (ms). */
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
