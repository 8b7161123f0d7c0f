/**
 * How many days data without another end is kept. The reason for each figure is in docs/security.md; a test compares
 * both.
 */
export const RETENTION_DAYS = {
  /** Since the last change of a guest's cart. */
  guestCarts: 90,
  replayedAnswers: 7,
  abandonedOrders: 90,
  /** Since they were written: waiting and refused ones. */
  unapprovedReviews: 180,
  /** Since they were received, once they are handled: seven years after the year of the refund. */
  withdrawals: 8 * 365,
  /** Since the answer. */
  questions: 3 * 365,
  /** Since they were sent or given up, in the database and as files. */
  mails: 30,
  /** Since their end: their page then says that they ended. */
  expiredMailLinks: 30,
  stockNotices: 90,
} as const
