import type { WaitingMail } from '../database'
import type { Mail } from '../ports'

/** A mail with the order number only, which needs no messages of a shop. */
export function plainMailOf({ id, createdAt, recipient, data }: WaitingMail): Mail {
  const subject = String(data.increment_id)
  return { id: String(id), writtenAt: createdAt, to: recipient, subject, text: subject, html: subject }
}
