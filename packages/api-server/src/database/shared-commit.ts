import type { Sql } from './sql'

/** Calls `run` at the end of the current turn of the event loop, as `setImmediate` does, or at once. */
export type EndOfTurn = (run: () => void) => void

type Statements = Pick<Sql, 'transaction' | 'run'>

interface Unit {
  readonly work: () => unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (fault: unknown) => void
}

/**
 * Units of work of one turn of the event loop share one commit. Most of the time of a small write is the wait for the
 * disk, and this way they wait once. A unit that fails is rolled back alone. No unit resolves before the commit is on
 * disk.
 */
export class SharedCommit {
  readonly #sql: Statements
  readonly #endOfTurn: EndOfTurn
  #waiting: Unit[] = []

  constructor(sql: Statements, endOfTurn: EndOfTurn) {
    this.#sql = sql
    this.#endOfTurn = endOfTurn
  }

  /** `work` is synchronous, so no other work runs in between. */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject })
      if (this.#waiting.length === 1) this.#endOfTurn(() => this.#commit())
    }) as Promise<Result>
  }

  #commit(): void {
    const units = this.#waiting
    this.#waiting = []
    try {
      const settled = this.#sql.transaction(() => units.map((unit) => this.#attempt(unit)))
      for (const settle of settled) settle()
    } catch (fault) {
      for (const { reject } of units) reject(fault)
    }
  }

  /** When the rollback of a unit fails, the whole commit fails: it is not certain then what would be stored. */
  #attempt({ work, resolve, reject }: Unit): () => void {
    this.#sql.run('SAVEPOINT unit')
    let settle: () => void
    try {
      const result = work()
      settle = () => resolve(result)
    } catch (fault) {
      this.#sql.run('ROLLBACK TO unit')
      settle = () => reject(fault)
    }
    this.#sql.run('RELEASE unit')
    return settle
  }
}
