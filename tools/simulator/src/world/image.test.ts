import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { databaseFactory } from './image'

const rows = (database: DatabaseSync) =>
  ['entity', 'customer', 'stock', 'setting', 'sqlite_sequence'].map((table) =>
    database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
  )

describe('the database that a history begins with', () => {
  it('is the same each time, also on a Node version that cannot read images', async () => {
    const open = await databaseFactory()
    const first = open()
    first.exec('DELETE FROM customer')
    const images = DatabaseSync.prototype as { serialize?: unknown }
    const { serialize } = images
    images.serialize = undefined
    const withoutImages = await databaseFactory()
    images.serialize = serialize
    expect(rows(withoutImages())).toEqual(rows(open()))
    expect(() => open().exec("SELECT datetime('now')")).toThrow(/not authorized/)
  })
})
