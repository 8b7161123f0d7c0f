import type { Sql } from './sql'

/** Addresses that get the newsletter. An address is deleted when it is unsubscribed. */
export class NewsletterTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  isSubscribed(email: string): boolean {
    return this.#sql.get('SELECT 1 FROM newsletter_subscriber WHERE email = ?', email) !== undefined
  }

  subscribe(email: string, now: number): void {
    this.#sql.run(
      'INSERT INTO newsletter_subscriber (email, subscribed_at) VALUES (?, ?) ON CONFLICT (email) DO NOTHING',
      email,
      now,
    )
  }

  unsubscribe(email: string): void {
    this.#sql.run('DELETE FROM newsletter_subscriber WHERE email = ?', email)
  }
}
