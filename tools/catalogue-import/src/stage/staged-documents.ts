import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { EntityType } from '@vitrin/catalog'
import type { Fields } from '../shape/fields'

const SCHEMA = `
  CREATE TABLE document (
    type TEXT NOT NULL, id INTEGER NOT NULL, sku TEXT, doc TEXT NOT NULL,
    UNIQUE (type, id)
  ) STRICT;
  CREATE UNIQUE INDEX document_sku ON document (sku) WHERE sku IS NOT NULL;
`
/** The file is thrown away after the import, so it needs no safety. 64 MB of pages stay in memory. */
const PRAGMAS = 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;'

/** The documents of all dumps until they are completed from one another. They are in a file: dumps may be large. */
export class StagedDocuments {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    this.#database.exec(PRAGMAS)
    this.#database.exec(SCHEMA)
    this.#database.exec('BEGIN')
  }

  add(type: EntityType, id: number, doc: Fields): void {
    const sku = type === 'product' ? String(doc.sku) : null
    this.#run('INSERT INTO document (type, id, sku, doc) VALUES (?, ?, ?, ?)', type, id, sku, JSON.stringify(doc))
  }

  has(type: EntityType, id: number): boolean {
    return this.#get('SELECT 1 FROM document WHERE type = ? AND id = ?', type, id) !== undefined
  }

  /** The id of the product with an article number. */
  idOf(sku: string): number | undefined {
    return this.#get('SELECT id FROM document WHERE sku = ?', sku)?.id as number | undefined
  }

  count(type?: EntityType): number {
    const row = type
      ? this.#get('SELECT count(*) AS number FROM document WHERE type = ?', type)
      : this.#get('SELECT count(*) AS number FROM document')
    return Number(row?.number)
  }

  /** The documents of a kind, by id. */
  *of(type: EntityType): Generator<Fields> {
    const rows = this.#statement('SELECT doc FROM document WHERE type = ? ORDER BY id').iterate(type)
    for (const { doc } of rows) yield JSON.parse(String(doc)) as Fields
  }

  close(): void {
    this.#database.close()
  }

  #run(sql: string, ...parameters: SQLInputValue[]): void {
    this.#statement(sql).run(...parameters)
  }

  #get(sql: string, ...parameters: SQLInputValue[]): Record<string, unknown> | undefined {
    return this.#statement(sql).get(...parameters)
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}
