import type { Sql } from './sql'

/** Runs what it is given when the present turn of the event loop ends: `setImmediate`, or at once where nobody else can come. */
export type EndOfTurn = (run: () => void) => void

type Statements = Pick<Sql, 'transaction' | 'run'>

interface Unit {
  readonly work: () => unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (fault: unknown) => void
}

/**
 * Units of work that come in one turn of the event loop reach the disk in one commit: to wait for the disk is most of what a
 * small write takes, and all who come together wait once. Each is undone alone when it fails, and none is answered before
 * all are on disk.
 */
export class SharedCommit {
  readonly #sql: Statements
  readonly #endOfTurn: EndOfTurn
  #waiting: Unit[] = []

  constructor(sql: Statements, endOfTurn: EndOfTurn) {
    this.#sql = sql
    this.#endOfTurn = endOfTurn
  }

  /** `work` is synchronous, so nobody else gets in between. */
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

  /** A failure to undo ends the whole commit: nobody knows then what is stored. */
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
