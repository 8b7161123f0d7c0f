import type { Sql } from './sql'

/** The stored answer to a request, for when the request is repeated (decisions.md 2). */
export interface StoredAnswer {
  readonly bodyHash: string
  readonly answer: string
}

export class ReplayTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  find(identity: string, key: string): StoredAnswer | undefined {
    const row = this.#sql.get('SELECT body_hash, answer FROM idempotency WHERE identity = ? AND key = ?', identity, key)
    return row && { bodyHash: String(row.body_hash), answer: String(row.answer) }
  }

  keep(identity: string, key: string, { bodyHash, answer }: StoredAnswer, now: number): void {
    this.#sql.run(
      'INSERT INTO idempotency (identity, key, body_hash, answer, created_at) VALUES (?, ?, ?, ?, ?)',
      identity,
      key,
      bodyHash,
      answer,
      now,
    )
  }

  dropOf(identity: string): void {
    this.#sql.run('DELETE FROM idempotency WHERE identity = ?', identity)
  }

  dropOlderThan(time: number): void {
    this.#sql.run('DELETE FROM idempotency WHERE created_at < ?', time)
  }
}
