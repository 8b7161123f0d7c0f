import type { Sql } from './sql'

/** An old path and where its page is now. */
export interface Redirect {
  /** Without store code, leading slash, query and hash; decoded. */
  readonly from: string
  /** A path without store code and leading slash, which may have a query and a hash; or an http or https address. */
  readonly to: string
  readonly status: 301 | 302
}

/** Old addresses of the shop (docs/decisions/0068). */
export class RedirectTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  of(path: string): Redirect | undefined {
    const row = this.#sql.get('SELECT target, status FROM redirect WHERE path = ?', path)
    return row && { from: path, to: String(row.target), status: row.status === 302 ? 302 : 301 }
  }

  /** Replaces all redirects. */
  replace(redirects: readonly Redirect[]): void {
    this.#sql.transaction(() => {
      this.#sql.run('DELETE FROM redirect')
      for (const { from, to, status } of redirects)
        this.#sql.run('INSERT INTO redirect (path, target, status) VALUES (?, ?, ?)', from, to, status)
    })
  }
}
