import type { Sql } from './sql'

export type MailLinkPurpose = 'newsletter-join' | 'newsletter-leave' | 'stock-notice' | 'email-change'

export interface StoredMailLink {
  readonly purpose: MailLinkPurpose
  readonly email: string
  /** What it is about besides the address, for example a sku; empty for the newsletter. */
  readonly subject: string
  /** The login that asked for it, where it matters; else empty. */
  readonly login: string
  readonly expiresAt: number
  readonly usedAt: number | undefined
}

type LinkTopic = Pick<StoredMailLink, 'purpose' | 'email' | 'subject'>

const OF_TOPIC = 'purpose = ? AND email = ? AND subject = ?'

/** Links of mails, by the hash of their token. */
export class MailLinkTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  add(hash: string, { purpose, email, subject, login, expiresAt }: Omit<StoredMailLink, 'usedAt'>): void {
    this.#sql.run(
      'INSERT INTO mail_link (hash, purpose, email, subject, login, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      hash,
      purpose,
      email,
      subject,
      login,
      expiresAt,
    )
  }

  byHash(hash: string): StoredMailLink | undefined {
    const row = this.#sql.get('SELECT * FROM mail_link WHERE hash = ?', hash)
    return (
      row && {
        purpose: String(row.purpose) as MailLinkPurpose,
        email: String(row.email),
        subject: String(row.subject),
        login: String(row.login),
        expiresAt: Number(row.expires_at),
        usedAt: row.used_at == null ? undefined : Number(row.used_at),
      }
    )
  }

  /** Whether a link of this kind can still be used. */
  isOpen({ purpose, email, subject }: LinkTopic, now: number): boolean {
    const open = `SELECT 1 FROM mail_link WHERE ${OF_TOPIC} AND used_at IS NULL AND expires_at > ?`
    return this.#sql.get(open, purpose, email, subject, now) !== undefined
  }

  /** Marks all links of this kind as used: mails that were sent twice lead to one result. */
  use({ purpose, email, subject }: LinkTopic, now: number): void {
    const use = `UPDATE mail_link SET used_at = ? WHERE ${OF_TOPIC} AND used_at IS NULL`
    this.#sql.run(use, now, purpose, email, subject)
  }

  /** Deletes the changes of a customer's e-mail address that are not confirmed. */
  dropChangesOf(customerId: number): void {
    const open = "DELETE FROM mail_link WHERE purpose = 'email-change' AND subject = ? AND used_at IS NULL"
    this.#sql.run(open, String(customerId))
  }

  dropOf(email: string): void {
    this.#sql.run('DELETE FROM mail_link WHERE email = ?', email)
  }

  /**
   * Deletes expired links. Those of the newsletter stay for a while, so that their page can say why they do not work;
   * an address that waited for a piece is not kept longer than its notice.
   */
  dropExpired(now: number, explainedMs: number): void {
    const expired = "DELETE FROM mail_link WHERE expires_at <= ? OR (expires_at <= ? AND purpose = 'stock-notice')"
    this.#sql.run(expired, now - explainedMs, now)
  }
}
