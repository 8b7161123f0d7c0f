import type { HostDatabase, StoredQuestion, StoredWithdrawal, WaitingReview } from '../database'

/** What waits for a person, oldest first. */
export interface Inbox {
  readonly questions: readonly StoredQuestion[]
  readonly reviews: readonly WaitingReview[]
  readonly withdrawals: readonly StoredWithdrawal[]
}

export function readInbox({ questions, reviews, withdrawals }: HostDatabase): Inbox {
  return { questions: questions.waiting(), reviews: reviews.waiting(), withdrawals: withdrawals.waiting() }
}

/** The inbox as `GET /api/workshop/inbox` answers it. */
export function inboxDocument({ questions, reviews, withdrawals }: Inbox) {
  const isoTime = (time: number): string => new Date(time).toISOString()
  return {
    questions: questions.map(({ id, storeCode, receivedAt, content, files }) => ({
      id,
      store_code: storeCode,
      received_at: isoTime(receivedAt),
      ...content,
      attachments: files.map(({ id: fileId, name, type, size }) => ({ id: fileId, name, type, size })),
    })),
    reviews: reviews.map(({ id, createdAt, doc }) => ({ ...doc, id, created_at: isoTime(createdAt) })),
    withdrawals: withdrawals.map(({ id, receivedAt, doc }) => ({ ...doc, id, received_at: isoTime(receivedAt) })),
  }
}
