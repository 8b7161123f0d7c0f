import type { Clock } from '@vitrin/kernel'
import type { Row, Sql } from './sql'

/** The fields of an account that its owner may change (contract §4). */
export interface CustomerProfile {
  readonly firstname: string
  readonly lastname: string
  readonly addresses: readonly Readonly<Record<string, unknown>>[]
}

export interface Customer {
  readonly id: number
  /** The key of an account, always in lower case. */
  readonly email: string
  readonly password: string
  readonly profile: CustomerProfile
  readonly createdAt: number
  readonly updatedAt: number
}

export class CustomerTable {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
  }

  byId(id: number): Customer | undefined {
    const row = this.#sql.get('SELECT * FROM customer WHERE id = ?', id)
    return row && customer(row)
  }

  byEmail(email: string): Customer | undefined {
    const row = this.#sql.get('SELECT * FROM customer WHERE email = ?', email.toLowerCase())
    return row && customer(row)
  }

  create(email: string, password: string, profile: CustomerProfile): number {
    const now = this.#clock.now()
    return this.#sql.run(
      'INSERT INTO customer (email, password, profile, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
      email.toLowerCase(),
      password,
      JSON.stringify(profile),
      now,
      now,
    )
  }

  update(id: number, email: string, profile: CustomerProfile): void {
    this.#sql.run(
      'UPDATE customer SET email = ?, profile = ?, updated_at = ? WHERE id = ?',
      email.toLowerCase(),
      JSON.stringify(profile),
      this.#clock.now(),
      id,
    )
  }

  /** Deletes the customer with cart, logins and mailed links. Their orders must be anonymous before. */
  remove(id: number): void {
    this.#sql.run('DELETE FROM customer WHERE id = ?', id)
  }

  setPassword(id: number, password: string): void {
    this.#sql.run('UPDATE customer SET password = ?, updated_at = ? WHERE id = ?', password, this.#clock.now(), id)
  }
}

function customer(row: Row): Customer {
  return {
    id: Number(row.id),
    email: String(row.email),
    password: String(row.password),
    profile: JSON.parse(String(row.profile)) as CustomerProfile,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  }
}
