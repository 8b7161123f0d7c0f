import type { Clock } from '@vitrin/kernel'
import type { Sql } from './sql'

export interface OutgoingMail {
  readonly template: string
  readonly recipient: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface WaitingMail extends OutgoingMail {
  readonly id: number
}

/** Mail is written in the transaction of what it tells about; a mailer sends it afterwards. */
export class MailOutbox {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
  }

  add({ template, recipient, data }: OutgoingMail): void {
    this.#sql.run(
      'INSERT INTO mail_outbox (template, recipient, data, created_at) VALUES (?, ?, ?, ?)',
      template, recipient, JSON.stringify(data), this.#clock.now(),
    )
  }

  /** Oldest first. */
  waiting(): readonly WaitingMail[] {
    return this.#sql.all('SELECT * FROM mail_outbox WHERE sent_at IS NULL ORDER BY id').map((row) => ({
      id: Number(row.id),
      template: String(row.template),
      recipient: String(row.recipient),
      data: JSON.parse(String(row.data)) as OutgoingMail['data'],
    }))
  }
}
