import type { HostDatabase } from '../database'
import { RETENTION_DAYS } from './retention-days'

const DAY_MS = 24 * 60 * 60 * 1000

interface ExpiredFiles {
  readonly attachments: readonly string[]
  readonly reviewPictures: readonly string[]
}

/**
 * Deletes the rows whose time is over. Gives the files that they named, which the caller deletes. `attachmentDays`: how
 * long attachments are kept after the answer.
 */
export function deleteExpiredRows(
  database: HostDatabase,
  { now, attachmentDays }: { readonly now: number; readonly attachmentDays: number },
): ExpiredFiles {
  const before = (days: number): number => now - days * DAY_MS
  const days = RETENTION_DAYS
  database.carts.dropGuestsBefore(before(days.guestCarts))
  database.replays.dropOlderThan(before(days.replayedAnswers))
  database.orders.dropAbandonedBefore(before(days.abandonedOrders))
  database.withdrawals.dropHandledBefore(before(days.withdrawals))
  database.withdrawals.dropExpiredCodes(now)
  database.mail.dropDoneBefore(before(days.mails))
  database.mailLinks.dropExpired(now, days.expiredMailLinks * DAY_MS)
  database.stockNotices.dropOlderThan(before(days.stockNotices))
  database.refreshTokens.dropExpired(now)
  database.passwordResets.dropExpired(now)
  database.passkeys.dropExpiredChallenges(now)
  database.attempts.dropEnded(now)
  return {
    attachments: [
      ...database.questions.dropFilesAnsweredBefore(before(attachmentDays)),
      ...database.questions.dropAnsweredBefore(before(days.questions)),
    ],
    reviewPictures: database.reviews.dropUnapprovedBefore(before(days.unapprovedReviews)),
  }
}

/** Mails that a mailer keeps as files end with their rows. */
export function mailsEndBefore(now: number): number {
  return now - RETENTION_DAYS.mails * DAY_MS
}
