import type { Sql } from './sql'

/** Counts of tries, each until its window ends. Several processes share them, and they survive a restart. */
export class AttemptTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Counts a try in the window of a key, or in a new one. Gives false, and stores nothing, when `limit` is reached. */
  begin(key: string, limit: number, { now, endsAt }: { readonly now: number; readonly endsAt: number }): boolean {
    const row = this.#sql.get(
      'INSERT INTO attempt (key, count, ends_at) VALUES (?, 1, ?) ON CONFLICT (key) DO UPDATE SET ' +
        'count = CASE WHEN ends_at <= ? THEN 1 ELSE count + 1 END, ' +
        'ends_at = CASE WHEN ends_at <= ? THEN excluded.ends_at ELSE ends_at END ' +
        'WHERE ends_at <= ? OR count < ? RETURNING count',
      key,
      endsAt,
      now,
      now,
      now,
      limit,
    )
    return row !== undefined
  }

  find(key: string, now: number): { readonly count: number; readonly endsAt: number } | undefined {
    const row = this.#sql.get('SELECT count, ends_at FROM attempt WHERE key = ? AND ends_at > ?', key, now)
    return row && { count: Number(row.count), endsAt: Number(row.ends_at) }
  }

  set(key: string, endsAt: number): void {
    this.#sql.run('INSERT OR REPLACE INTO attempt (key, count, ends_at) VALUES (?, 1, ?)', key, endsAt)
  }

  giveBack(key: string): void {
    this.#sql.run('UPDATE attempt SET count = count - 1 WHERE key = ? AND count > 0', key)
  }

  drop(key: string): void {
    this.#sql.run('DELETE FROM attempt WHERE key = ?', key)
  }

  dropEnded(now: number): void {
    this.#sql.run('DELETE FROM attempt WHERE ends_at <= ?', now)
  }
}
