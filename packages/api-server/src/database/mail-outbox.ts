import { EventChannel, type Cancel, type Clock } from '@vitrin/kernel'
import type { Row, Sql } from './sql'

export interface OutgoingMail {
  readonly template: string
  readonly recipient: string
  /** The store view in whose language it is written. */
  readonly storeCode: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface WaitingMail extends OutgoingMail {
  readonly id: number
  readonly createdAt: number
  /** How often sending has failed. */
  readonly attempts: number
}

export type DroppedMail = Pick<WaitingMail, 'id' | 'createdAt'>

const IS_WAITING = 'sent_at IS NULL AND given_up_at IS NULL'
/** Links and codes give access to accounts and orders, and letters are private: a row loses them with its mail. */
const PRIVATE = ['link', 'code', 'subject', 'text', 'reply_to', 'made_to_measure'].map((name) => `'$.${name}'`)
const WITHOUT_SECRETS = `data = json_remove(data, ${PRIVATE.join(', ')})`

/**
 * Mails to send. A row is added in the transaction of its cause, for example an order; `MailDelivery` sends it later.
 */
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
      'INSERT INTO mail_outbox (template, recipient, store_code, data, created_at, next_attempt_at) ' +
        'VALUES (?, ?, ?, ?, ?, ?)',
      template,
      recipient,
      storeCode,
      JSON.stringify(data),
      now,
      now,
    )
    this.#added.emit(mail)
  }

  /** The listener is called inside the adding transaction, which may still be rolled back: it should look later. */
  onAdded(listener: (mail: OutgoingMail) => void): Cancel {
    return this.#added.subscribe(listener)
  }

  /** Oldest first. */
  waiting(): readonly WaitingMail[] {
    return this.#sql.all(`SELECT * FROM mail_outbox WHERE ${IS_WAITING} ORDER BY id`).map(waitingMail)
  }

  /** The mail with the earliest next attempt, even if that is in the future. */
  next(): { readonly mail: WaitingMail; readonly at: number } | undefined {
    const row = this.#sql.get(`SELECT * FROM mail_outbox WHERE ${IS_WAITING} ORDER BY next_attempt_at, id LIMIT 1`)
    return row && { mail: waitingMail(row), at: Number(row.next_attempt_at) }
  }

  /** When the mail before the last `most` ones was sent to this address, if that is after `since`. */
  sentBefore(recipient: string, most: number, since: number): number | undefined {
    const row = this.#sql.get(
      'SELECT sent_at FROM mail_outbox WHERE recipient = ? AND sent_at > ? ORDER BY sent_at DESC LIMIT 1 OFFSET ?',
      recipient,
      since,
      most - 1,
    )
    return row && Number(row.sent_at)
  }

  /** The mail is not sent before this time. */
  delay(id: number, until: number): void {
    this.#sql.run('UPDATE mail_outbox SET next_attempt_at = ? WHERE id = ?', until, id)
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
      `UPDATE mail_outbox SET attempts = attempts + 1, given_up_at = ?, last_error = ?, ` +
        `${WITHOUT_SECRETS} WHERE id = ?`,
      this.#clock.now(),
      error,
      id,
    )
  }

  /** Deletes all mails to an address, sent or not. Gives what their copies are known by, as do the next two. */
  dropTo(recipient: string): readonly DroppedMail[] {
    return this.#drop('recipient = ?', recipient)
  }

  /** Deletes the mails about a question, sent or not, to the sender and to the shop. */
  dropAboutQuestion(id: number): readonly DroppedMail[] {
    return this.#drop("json_extract(data, '$.question_id') = ?", id)
  }

  /** Deletes the sent mails about an order, to the customer and to the shop. */
  dropSentAboutOrder(entityId: number): readonly DroppedMail[] {
    return this.#drop("sent_at IS NOT NULL AND json_extract(data, '$.entity_id') = ?", entityId)
  }

  /** Deletes the mails that were sent or given up before a time. */
  dropDoneBefore(time: number): void {
    this.#drop('coalesce(sent_at, given_up_at) < ?', time)
  }

  /** Deletes the mails of these kinds that were written before this time, sent or not. */
  dropOlderThan(time: number, templates: readonly string[]): void {
    for (const template of templates)
      this.#sql.run('DELETE FROM mail_outbox WHERE template = ? AND created_at <= ?', template, time)
  }

  #drop(condition: string, value: string | number): readonly DroppedMail[] {
    return this.#sql
      .all(`DELETE FROM mail_outbox WHERE ${condition} RETURNING id, created_at`, value)
      .map(({ id, created_at }) => ({ id: Number(id), createdAt: Number(created_at) }))
  }

  countWaiting(): number {
    return Number(this.#sql.get(`SELECT count(*) AS n FROM mail_outbox WHERE ${IS_WAITING}`)?.n)
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
