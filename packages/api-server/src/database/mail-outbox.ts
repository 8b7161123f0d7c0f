import { EventChannel, type Cancel, type Clock } from '@vitrin/kernel'
import type { Row, Sql } from './sql'

export interface OutgoingMail {
  readonly template: string
  readonly recipient: string
  /** Whose words it is written in. */
  readonly storeCode: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface WaitingMail extends OutgoingMail {
  readonly id: number
  readonly createdAt: number
  /** How often it could not be sent. */
  readonly attempts: number
}

const IS_WAITING = 'sent_at IS NULL AND given_up_at IS NULL'
/** What opens an account or an order leaves the database with the mail. */
const WITHOUT_SECRETS = "data = json_remove(data, '$.link', '$.code')"

/** Mail is written in the transaction of what it tells about; `MailDelivery` sends it afterwards. */
export class MailOutbox {
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #added = new EventChannel<OutgoingMail>()

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
  }

  add(mail: OutgoingMail): void {
    const { template, recipient, storeCode, data } = mail
    const now = this.#clock.now()
    this.#sql.run(
      'INSERT INTO mail_outbox (template, recipient, store_code, data, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?)',
      template,
      recipient,
      storeCode,
      JSON.stringify(data),
      now,
      now,
    )
    this.#added.emit(mail)
  }

  /** Told inside the transaction that adds, which may yet be undone: look later, not at once. */
  onAdded(listener: (mail: OutgoingMail) => void): Cancel {
    return this.#added.subscribe(listener)
  }

  /** Oldest first. */
  waiting(): readonly WaitingMail[] {
    return this.#sql.all(`SELECT * FROM mail_outbox WHERE ${IS_WAITING} ORDER BY id`).map(waitingMail)
  }

  /** Whose turn is first, due or not. */
  next(): { readonly mail: WaitingMail; readonly at: number } | undefined {
    const row = this.#sql.get(`SELECT * FROM mail_outbox WHERE ${IS_WAITING} ORDER BY next_attempt_at, id LIMIT 1`)
    return row && { mail: waitingMail(row), at: Number(row.next_attempt_at) }
  }

  sent(id: number): void {
    this.#sql.run(
      `UPDATE mail_outbox SET sent_at = ?, last_error = NULL, ${WITHOUT_SECRETS} WHERE id = ?`,
      this.#clock.now(),
      id,
    )
  }

  postpone(id: number, { until, error }: { readonly until: number; readonly error: string }): void {
    this.#sql.run(
      'UPDATE mail_outbox SET attempts = attempts + 1, next_attempt_at = ?, last_error = ? WHERE id = ?',
      until,
      error,
      id,
    )
  }

  giveUp(id: number, error: string): void {
    this.#sql.run(
      `UPDATE mail_outbox SET attempts = attempts + 1, given_up_at = ?, last_error = ?, ${WITHOUT_SECRETS} WHERE id = ?`,
      this.#clock.now(),
      error,
      id,
    )
  }

  /** Sent or not. */
  dropTo(recipient: string): void {
    this.#sql.run('DELETE FROM mail_outbox WHERE recipient = ?', recipient)
  }

  givenUp(): number {
    return Number(this.#sql.get('SELECT count(*) AS n FROM mail_outbox WHERE given_up_at IS NOT NULL')?.n)
  }
}

function waitingMail(row: Row): WaitingMail {
  return {
    id: Number(row.id),
    template: String(row.template),
    recipient: String(row.recipient),
    storeCode: String(row.store_code),
    data: JSON.parse(String(row.data)) as OutgoingMail['data'],
    createdAt: Number(row.created_at),
    attempts: Number(row.attempts),
  }
}
