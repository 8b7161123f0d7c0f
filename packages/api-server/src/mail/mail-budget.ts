import type { HostDatabase, WaitingMail } from '../database'

const HOUR_MS = 60 * 60 * 1000
/** The shop's mails to one address in an hour: more than a shopper causes, too few to fill a mailbox. */
const MOST_IN_AN_HOUR = 20
/**
 * Mails without this budget. Those to the shop and those of the mail service go to addresses that the shop has chosen.
 * Those that protect an account must not wait because of others; the calls that cause them have limits of their own.
 */
const UNLIMITED: ReadonlySet<string> = new Set([
  'order-notice',
  'question-notice',
  'letter',
  'password-reset',
  'withdrawal-code',
  'account-notice',
  'email-confirmation',
])

/** When the mail can be sent, if its address has got too many in the last hour. */
export function budgetedUntil(
  { mail }: Pick<HostDatabase, 'mail'>,
  { template, recipient }: WaitingMail,
  now: number,
): number | undefined {
  if (UNLIMITED.has(template)) return undefined
  const earliest = mail.sentBefore(recipient, MOST_IN_AN_HOUR, now - HOUR_MS)
  return earliest === undefined ? undefined : earliest + HOUR_MS
}
