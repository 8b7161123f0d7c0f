import type { Customer, StoredMailLink } from '../../database'
import type { ShopView } from '../../shop-options'
import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { createMailLink } from '../mail-links/mail-links'
import { confirmableChange } from './confirmable-change'
import { mailAccountNotice } from './account-notices'
import { tooManyAttempts } from './limit-attempts'

/** In a quarter of an hour, so that an account cannot flood mailboxes. */
const CHANGES_PER_ACCOUNT = 3

/** Mails a link to the new address. The old one stays until its owner follows it (decisions.md 46); both get a mail. */
export function askForEmail(
  context: ShopContext,
  view: ShopView,
  customer: Customer,
  { email, refreshTokenId }: { readonly email: string; readonly refreshTokenId: number | undefined },
): ShopOutcome | undefined {
  const { database, attempts, clock } = context
  const change = { purpose: 'email-change', email, subject: String(customer.id) } as const
  if (database.mailLinks.isOpen(change, clock.now())) return undefined
  const tooMany = tooManyAttempts(attempts.begin(`email change ${customer.id}`, CHANGES_PER_ACCOUNT))
  if (tooMany) return tooMany
  // Only the latest change can be confirmed.
  database.mailLinks.dropChangesOf(customer.id)
  const login = refreshTokenId === undefined ? undefined : database.refreshTokens.byId(refreshTokenId)?.family
  const link = createMailLink(context, view, { ...change, login })
  const { storeCode } = view.storeView
  database.mail.add({ template: 'email-confirmation', recipient: email, storeCode, data: { link } })
  mailAccountNotice(context, view, customer.email, 'email-asked')
  return undefined
}

/** Ends all logins but the one that asked, as a new password does. */
export function confirmEmail(context: ShopContext, view: ShopView, link: StoredMailLink): void {
  const { database, security } = context
  const customer = confirmableChange(context, link)
  if (!customer) return
  const { email } = link
  database.customers.update(customer.id, email, customer.profile)
  // A reset link that was mailed to the old address must not give access.
  database.passwordResets.dropOf(customer.id)
  database.refreshTokens.revokeOf(customer.id, link.login)
  security.record('e-mail-changed', { customerId: customer.id })
  security.record('sessions-withdrawn', { customerId: customer.id })
  mailAccountNotice(context, view, customer.email, 'email-changed')
}
