import type { Row, Sql } from './sql'

/** `fresh`: not used yet. `used`: in use. `superseded`: its successor was used, so it must not be used again. */
export type RefreshTokenState = 'fresh' | 'used' | 'superseded'

export interface RefreshToken {
  readonly id: number
  readonly family: string
  readonly parent: number | undefined
  readonly customerId: number
  readonly state: RefreshTokenState
  /** Whether each refresh of this family gives a new refresh token (decisions.md 30). */
  readonly rotates: boolean
  readonly expiresAt: number
  /** The browser and system of the login; empty when they are not known. */
  readonly device: string
  /** When the login began, and when this token was made or used last. */
  readonly beganAt: number
  readonly usedAt: number
  /** The hash of the secret of the browser that the login is bound to; undefined for a login of any client. */
  readonly browser: string | undefined
}

/** A login that has not ended. */
export interface StoredLogin {
  readonly family: string
  readonly device: string
  readonly beganAt: number
  readonly usedAt: number
}

export interface NewRefreshToken {
  /** Only the hash is stored. */
  readonly hash: string
  readonly family: string
  readonly parent?: number
  readonly customerId: number
  readonly rotates: boolean
  readonly expiresAt: number
  readonly device: string
  readonly beganAt: number
  readonly usedAt: number
  readonly browser: string | undefined
}

/** Refresh tokens. All tokens that come from one login are a family. */
export class RefreshTokenTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  byHash(hash: string): RefreshToken | undefined {
    const row = this.#sql.get('SELECT * FROM refresh_token WHERE hash = ?', hash)
    return row && refreshToken(row)
  }

  byId(id: number): RefreshToken | undefined {
    const row = this.#sql.get('SELECT * FROM refresh_token WHERE id = ?', id)
    return row && refreshToken(row)
  }

  add(token: NewRefreshToken): number {
    const { hash, family, parent, customerId, rotates, expiresAt, device, beganAt, usedAt, browser } = token
    return this.#sql.run(
      'INSERT INTO refresh_token ' +
        '(hash, family, parent, customer_id, state, rotates, expires_at, device, began_at, used_at, browser) ' +
        "VALUES (?, ?, ?, ?, 'fresh', ?, ?, ?, ?, ?, ?)",
      hash,
      family,
      parent ?? null,
      customerId,
      Number(rotates),
      expiresAt,
      device,
      beganAt,
      usedAt,
      browser ?? null,
    )
  }

  /** The logins of a customer, the one used last first. */
  loginsOf(customerId: number, { now, usedSince }: { readonly now: number; readonly usedSince: number }) {
    return this.#sql
      .all(
        'SELECT family, device, began_at, max(used_at) AS used_at FROM refresh_token ' +
          'WHERE customer_id = ? AND expires_at > ? ' +
          'GROUP BY family HAVING max(used_at) > ? ORDER BY max(used_at) DESC, family',
        customerId,
        now,
        usedSince,
      )
      .map((row): StoredLogin => ({
        family: String(row.family),
        device: String(row.device),
        beganAt: Number(row.began_at),
        usedAt: Number(row.used_at),
      }))
  }

  touch(id: number, now: number): void {
    this.#sql.run('UPDATE refresh_token SET used_at = ? WHERE id = ?', now, id)
  }

  startRotation(family: string): void {
    this.#sql.run('UPDATE refresh_token SET rotates = 1 WHERE family = ?', family)
  }

  /** From now on only the browser with this secret can refresh the login. */
  bind(family: string, browser: string): void {
    this.#sql.run('UPDATE refresh_token SET browser = ? WHERE family = ?', browser, family)
  }

  /** Marks the first use. It ends the replaced token and all other replacements of that token (decisions.md 3). */
  markUsed({ id, parent }: RefreshToken): void {
    this.#sql.run("UPDATE refresh_token SET state = 'used' WHERE id = ?", id)
    if (parent === undefined) return
    this.#sql.run(
      "UPDATE refresh_token SET state = 'superseded' WHERE id = ? OR (parent = ? AND id <> ?)",
      parent,
      parent,
      id,
    )
  }

  revokeFamily(family: string): void {
    this.#sql.run('DELETE FROM refresh_token WHERE family = ?', family)
  }

  /**
   * Ends all logins of the customer. `keptFamily` goes on, but cannot be refreshed if it does not rotate: a copy of its
   * token would never be noticed.
   */
  revokeOf(customerId: number, keptFamily = ''): void {
    this.#sql.run('DELETE FROM refresh_token WHERE customer_id = ? AND family <> ?', customerId, keptFamily)
    this.#sql.run("UPDATE refresh_token SET state = 'superseded' WHERE family = ? AND rotates = 0", keptFamily)
  }

  dropExpired(now: number): void {
    this.#sql.run('DELETE FROM refresh_token WHERE expires_at <= ?', now)
  }
}

function refreshToken(row: Row): RefreshToken {
  return {
    id: Number(row.id),
    family: String(row.family),
    parent: row.parent === null ? undefined : Number(row.parent),
    customerId: Number(row.customer_id),
    state: row.state as RefreshTokenState,
    rotates: row.rotates === 1,
    expiresAt: Number(row.expires_at),
    device: String(row.device),
    beganAt: Number(row.began_at),
    usedAt: Number(row.used_at),
    browser: row.browser === null ? undefined : String(row.browser),
  }
}
