import type { MailLinkPurpose, StoredMailLink } from '../../database'
import { RETENTION_DAYS } from '../../retention/retention-days'
import type { ShopView } from '../../shop-options'
import type { ShopContext } from '../context'
import { confirmableChange } from '../users/confirmable-change'
import { createSecret, hashOfSecret } from '../secrets'

const TOKEN_DIGITS = 64
const DAY_MS = 24 * 60 * 60 * 1000
/** An expired link still has a page that says so, for this long. */
export const EXPLAINED_MS = RETENTION_DAYS.expiredMailLinks * DAY_MS

/** How long a link works: a week, but a stock notice can be ended as long as it is kept. */
export const LINK_LIFE_MS: Readonly<Record<MailLinkPurpose, number>> = {
  'newsletter-join': 7 * DAY_MS,
  'newsletter-leave': 7 * DAY_MS,
  'stock-notice': RETENTION_DAYS.stockNotices * DAY_MS,
  'email-change': DAY_MS,
}

interface NewMailLink extends Pick<StoredMailLink, 'purpose' | 'email'> {
  readonly subject?: string
  /** The login that asks for it. */
  readonly login?: string | undefined
}

/** Stores a link for a mail. Gives its path; only the hash of its token is stored. */
export function createMailLink(
  { database, clock, ids }: ShopContext,
  { storeView: { storeCode } }: ShopView,
  { purpose, email, subject = '', login = '' }: NewMailLink,
): string {
  const token = createSecret(ids, TOKEN_DIGITS)
  const now = clock.now()
  database.mailLinks.dropExpired(now, EXPLAINED_MS)
  const expiresAt = now + LINK_LIFE_MS[purpose]
  database.mailLinks.add(hashOfSecret(token), { purpose, email, subject, login, expiresAt })
  return `/${storeCode}/mail-link?${new URLSearchParams({ token }).toString()}`
}

/** What the page of a link shows. */
export interface ShownMailLink {
  readonly purpose: MailLinkPurpose
  /** `done` answers the call that used it. */
  readonly state: 'open' | 'done' | 'used' | 'expired'
  readonly email: string
  /** The product of a stock notice. */
  readonly name?: string
}

export function stateOfLink(context: ShopContext, link: StoredMailLink, now: number): ShownMailLink['state'] {
  const { purpose, email, subject, usedAt, expiresAt } = link
  if (usedAt !== undefined) return 'used'
  if (expiresAt <= now) return 'expired'
  if (purpose === 'email-change') return confirmableChange(context, link) ? 'open' : 'expired'
  // The notice ended with its mail.
  return purpose === 'stock-notice' && !context.database.stockNotices.has({ sku: subject, email }) ? 'used' : 'open'
}
