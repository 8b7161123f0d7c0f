import type { Connection } from '@vitrin/api-server'

class HostKilled extends Error {
  override readonly name = 'HostKilled'
}

/** A host's connection that fails from a given statement on, so that a crashed handler has no further effect. */
export class KillableConnection implements Connection {
  readonly #connection: Connection
  #left = Number.POSITIVE_INFINITY
  #dead = false

  constructor(connection: Connection) {
    this.#connection = connection
  }

  get isTransaction(): boolean {
    return !this.#dead && this.#connection.isTransaction
  }

  /** Fails before the statement that is `statements` ahead. */
  killAt(statements: number): void {
    this.#left = statements
  }

  kill(): void {
    this.#dead = true
  }

  get isDead(): boolean {
    return this.#dead
  }

  prepare(sql: string): ReturnType<Connection['prepare']> {
    const statement = this.#connection.prepare(sql)
    return {
      all: (...parameters: never[]) => this.#run(() => statement.all(...parameters)),
      get: (...parameters: never[]) => this.#run(() => statement.get(...parameters)),
      run: (...parameters: never[]) => this.#run(() => statement.run(...parameters)),
      iterate: (...parameters: never[]) => this.#run(() => statement.iterate(...parameters)),
    }
  }

  exec(sql: string): void {
    this.#run(() => this.#connection.exec(sql))
  }

  /** The database outlives its hosts. */
  close(): void {}

  #run<Result>(statement: () => Result): Result {
    this.#left -= 1
    if (this.#left <= 0) this.#dead = true
    if (this.#dead) throw new HostKilled('The host is dead')
    return statement()
  }
}
