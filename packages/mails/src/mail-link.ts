/** A link of a mail, as its page shows it. */
export interface MailLink {
  readonly purpose: 'newsletter-join' | 'newsletter-leave' | 'stock-notice' | 'email-change'
  readonly state: 'open' | 'done' | 'used' | 'expired'
  readonly email: string
  /** The product of a stock notice. */
  readonly name?: string | undefined
}
