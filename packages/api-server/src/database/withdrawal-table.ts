import type { Row, Sql } from './sql'

export interface NewWithdrawal {
  /** The order, when number and address match one. */
  readonly entityId: number | undefined
  readonly doc: Readonly<Record<string, unknown>>
}

export interface StoredWithdrawal extends NewWithdrawal {
  readonly id: number
  readonly receivedAt: number
}

export interface WithdrawalCode {
  /** Order number and mail address. */
  readonly subject: string
  /** Only the hash is stored. */
  readonly hash: string
  /** Undefined when they match no order. */
  readonly entityId: number | undefined
  readonly expiresAt: number
}

/** Declared withdrawals, and the mailed codes that give access to the lines of an order. */
export class WithdrawalTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  add({ entityId, doc }: NewWithdrawal, receivedAt: number): StoredWithdrawal {
    const row = this.#sql.get(
      'INSERT INTO withdrawal (entity_id, doc, received_at) VALUES (?, ?, ?) RETURNING id',
      entityId ?? null,
      JSON.stringify(doc),
      receivedAt,
    )
    return { id: Number(row?.id), entityId, doc, receivedAt }
  }

  byId(id: number): StoredWithdrawal | undefined {
    const row = this.#sql.get('SELECT * FROM withdrawal WHERE id = ?', id)
    return row && storedWithdrawal(row)
  }

  /** Those that the shop has not handled yet, oldest first. */
  waiting(): readonly StoredWithdrawal[] {
    return this.#sql.all('SELECT * FROM withdrawal WHERE handled_at IS NULL ORDER BY id').map(storedWithdrawal)
  }

  /** The first time counts. */
  handled(id: number, now: number): void {
    this.#sql.run('UPDATE withdrawal SET handled_at = ? WHERE id = ? AND handled_at IS NULL', now, id)
  }

  /** The lines of an order that are withdrawn: line id → when the first declaration came. */
  linesOf(entityId: number): ReadonlyMap<number, number> {
    const lines = new Map<number, number>()
    for (const row of this.#sql.all(
      "SELECT json_extract(line.value, '$.item_id') AS item_id, min(received_at) AS received_at " +
        "FROM withdrawal, json_each(withdrawal.doc, '$.lines') AS line " +
        "WHERE entity_id = ? AND json_extract(line.value, '$.is_exempt') = 0 GROUP BY 1",
      entityId,
    ))
      lines.set(Number(row.item_id), Number(row.received_at))
    return lines
  }

  /** Stores a code; it replaces an earlier one. */
  keepCode({ subject, hash, entityId, expiresAt }: WithdrawalCode): void {
    this.#sql.run(
      'INSERT OR REPLACE INTO withdrawal_code (subject, hash, entity_id, expires_at) VALUES (?, ?, ?, ?)',
      subject,
      hash,
      entityId ?? null,
      expiresAt,
    )
  }

  orderOfCode(subject: string, hash: string, now: number): number | undefined {
    const row = this.#sql.get(
      'SELECT entity_id FROM withdrawal_code WHERE subject = ? AND hash = ? AND expires_at > ?',
      subject,
      hash,
      now,
    )
    return row?.entity_id == null ? undefined : Number(row.entity_id)
  }

  /** Removes the person from the declarations with this address. */
  anonymiseOf(email: string): void {
    this.#sql.run(
      "UPDATE withdrawal SET doc = json_remove(doc, '$.name', '$.email', '$.statement') " +
        "WHERE json_extract(doc, '$.email') = ?",
      email,
    )
  }

  /** Removes the person from all declarations about an order. */
  anonymise(entityId: number): void {
    this.#sql.run(
      "UPDATE withdrawal SET doc = json_remove(doc, '$.name', '$.email', '$.statement') WHERE entity_id = ?",
      entityId,
    )
    this.#sql.run('DELETE FROM withdrawal_code WHERE entity_id = ?', entityId)
  }

  /** One that waits stays: the shop has not paid the money back yet. */
  dropHandledBefore(time: number): void {
    this.#sql.run('DELETE FROM withdrawal WHERE handled_at IS NOT NULL AND received_at < ?', time)
  }

  dropExpiredCodes(now: number): void {
    this.#sql.run('DELETE FROM withdrawal_code WHERE expires_at <= ?', now)
  }
}

function storedWithdrawal(row: Row): StoredWithdrawal {
  return {
    id: Number(row.id),
    entityId: row.entity_id === null ? undefined : Number(row.entity_id),
    doc: JSON.parse(String(row.doc)) as StoredWithdrawal['doc'],
    receivedAt: Number(row.received_at),
  }
}
