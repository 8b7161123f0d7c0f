import type { Sql } from './sql'

interface NewPasswordReset {
  /** Only the hash is stored. */
  readonly hash: string
  /** Undefined for an address without an account. */
  readonly customerId: number | undefined
  readonly expiresAt: number
}

/** Mailed tokens that allow to set a password without the current one. */
export class PasswordResetTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  add({ hash, customerId, expiresAt }: NewPasswordReset): void {
    this.#sql.run(
      'INSERT INTO password_reset (hash, customer_id, expires_at) VALUES (?, ?, ?)',
      hash,
      customerId ?? null,
      expiresAt,
    )
  }

  customerOf(hash: string, now: number): number | undefined {
    const row = this.#sql.get('SELECT customer_id FROM password_reset WHERE hash = ? AND expires_at > ?', hash, now)
    return row?.customer_id == null ? undefined : Number(row.customer_id)
  }

  dropOf(customerId: number): void {
    this.#sql.run('DELETE FROM password_reset WHERE customer_id = ?', customerId)
  }

  dropExpired(now: number): void {
    this.#sql.run('DELETE FROM password_reset WHERE expires_at <= ?', now)
  }
}
