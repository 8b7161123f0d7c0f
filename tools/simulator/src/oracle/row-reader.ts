import type { DatabaseSync, StatementSync } from 'node:sqlite'

export type Row = Readonly<Record<string, string | number | null>>

/** Reads rows with prepared statements. */
export class RowReader {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  /** Lists that were read, and the changes of the database until then. */
  readonly #read = new Map<string, { readonly changes: number; readonly list: unknown }>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** A list that several invariants read is the same until a row changes. */
  unlessRead<List>(name: string, read: () => List): List {
    const changes = Number(this.one('SELECT total_changes() AS changes')?.changes)
    const known = this.#read.get(name)
    if (known?.changes === changes) return known.list as List
    const list = read()
    this.#read.set(name, { changes, list })
    return list
  }

  all(sql: string, ...parameters: (string | number)[]): readonly Row[] {
    return this.#statement(sql).all(...parameters) as Row[]
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }

  one(sql: string, ...parameters: (string | number)[]): Row | undefined {
    return this.#statement(sql).get(...parameters) as Row | undefined
  }
}
