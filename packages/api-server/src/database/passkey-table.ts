import type { Row, Sql } from './sql'

export interface StoredPasskey {
  /** As the authenticator names it. */
  readonly id: string
  readonly customerId: number
  /** In base64url; the private half never leaves the authenticator. */
  readonly publicKey: string
  /** Grows with each use where the authenticator counts; else 0. */
  readonly counter: number
  /** The browser and system that added it; empty when they are not known. */
  readonly device: string
  readonly addedAt: number
  readonly usedAt: number | undefined
}

/** Passkeys of accounts, and the challenges that they answer. */
export class PasskeyTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  byId(id: string): StoredPasskey | undefined {
    const row = this.#sql.get('SELECT * FROM passkey WHERE id = ?', id)
    return row && passkey(row)
  }

  /** The one added last first. */
  ofCustomer(customerId: number): readonly StoredPasskey[] {
    return this.#sql
      .all('SELECT * FROM passkey WHERE customer_id = ? ORDER BY added_at DESC, id', customerId)
      .map(passkey)
  }

  /** Gives false for an id that is there already. */
  add({ id, customerId, publicKey, counter, device, addedAt }: Omit<StoredPasskey, 'usedAt'>): boolean {
    if (this.byId(id)) return false
    this.#sql.run(
      'INSERT INTO passkey (id, customer_id, public_key, counter, device, added_at) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      customerId,
      publicKey,
      counter,
      device,
      addedAt,
    )
    return true
  }

  used(id: string, { counter, now }: { readonly counter: number; readonly now: number }): void {
    this.#sql.run('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?', counter, now, id)
  }

  remove(id: string): void {
    this.#sql.run('DELETE FROM passkey WHERE id = ?', id)
  }

  dropOf(customerId: number): void {
    this.#sql.run('DELETE FROM passkey WHERE customer_id = ?', customerId)
    this.#sql.run('DELETE FROM passkey_challenge WHERE customer_id = ?', customerId)
  }

  /** `customerId`: who may add a passkey with it; without one it is for a login. */
  addChallenge(hash: string, customerId: number | undefined, expiresAt: number): void {
    this.#sql.run('INSERT INTO passkey_challenge VALUES (?, ?, ?)', hash, customerId ?? null, expiresAt)
  }

  /** Whether the challenge was given for this; it works once. */
  takeChallenge(hash: string, customerId: number | undefined, now: number): boolean {
    const taken = this.#sql.get(
      'DELETE FROM passkey_challenge WHERE hash = ? AND customer_id IS ? AND expires_at > ? RETURNING hash',
      hash,
      customerId ?? null,
      now,
    )
    return taken !== undefined
  }

  dropExpiredChallenges(now: number): void {
    this.#sql.run('DELETE FROM passkey_challenge WHERE expires_at <= ?', now)
  }
}

function passkey(row: Row): StoredPasskey {
  return {
    id: String(row.id),
    customerId: Number(row.customer_id),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    device: String(row.device),
    addedAt: Number(row.added_at),
    usedAt: row.used_at === null ? undefined : Number(row.used_at),
  }
}
