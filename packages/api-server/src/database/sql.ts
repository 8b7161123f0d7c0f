import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { MIGRATIONS } from './schema'

type Parameters = readonly SQLInputValue[]

type Statement = Pick<StatementSync, 'all' | 'get' | 'run' | 'iterate'>

/** The part of node:sqlite's `DatabaseSync` that the host uses. */
export interface Connection {
  readonly isTransaction: boolean
  prepare(sql: string): Statement
  exec(sql: string): void
  close(): void
}

export type Row = Readonly<Record<string, string | number | null>>

/** The file and those that SQLite puts beside it are for the owner of the process alone. */
export function openFile(file: string): Connection {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  return new DatabaseSync(file, { enableForeignKeyConstraints: true })
}

/** One connection: prepared statements are kept, and a unit of work is one synchronous function. */
export class Sql {
  readonly #connection: Connection
  readonly #statements = new Map<string, Statement>()
  #inTransaction = false

  constructor(connection: Connection) {
    this.#connection = connection
    // An answered order must survive a power cut, so every commit reaches the disk (decisions.md 22).
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
    this.#migrate()
  }

  all(sql: string, ...parameters: Parameters): readonly Row[] {
    return this.#statement(sql).all(...parameters) as Row[]
  }

  *each(sql: string, ...parameters: Parameters): IterableIterator<Row> {
    // A new statement: the generator may be suspended while the same query runs again.
    yield* this.#connection.prepare(sql).iterate(...parameters) as Iterable<Row>
  }

  get(sql: string, ...parameters: Parameters): Row | undefined {
    return this.#statement(sql).get(...parameters) as Row | undefined
  }

  /** Runs a statement. Gives the id of the inserted row, if there is one. */
  run(sql: string, ...parameters: Parameters): number {
    return Number(this.#statement(sql).run(...parameters).lastInsertRowid)
  }

  /** Runs `work` in a transaction, or in the open one. */
  transaction<Result>(work: () => Result): Result {
    if (this.#inTransaction) return work()
    this.#connection.exec('BEGIN IMMEDIATE')
    this.#inTransaction = true
    try {
      const result = work()
      this.#connection.exec('COMMIT')
      return result
    } catch (fault) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK')
      throw fault
    } finally {
      this.#inTransaction = false
    }
  }

  close(): void {
    this.#statements.clear()
    this.#connection.close()
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const prepared = this.#connection.prepare(sql)
    this.#statements.set(sql, prepared)
    return prepared
  }

  #migrate(): void {
    this.transaction(() => {
      const done = Number(this.get('PRAGMA user_version')?.user_version ?? 0)
      if (done > MIGRATIONS.length) {
        throw new Error(`The database is of a newer version (${done}) than this host knows (${MIGRATIONS.length}).`)
      }
      for (const migration of MIGRATIONS.slice(done)) this.#connection.exec(migration)
      this.#connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    })
  }
}
