import type { Cancel, Clock, Logger } from '@vitrin/kernel'
import type { HostDatabase } from '../database'
import type { Mailer } from '../ports'
import type { AttachmentFolder } from '../shop'
import { deleteExpiredRows, mailsEndBefore } from './delete-expired-rows'

/** By default attachments are deleted so many days after the answer. */
export const ATTACHMENT_DAYS = 180

const DAY_MS = 24 * 60 * 60 * 1000

interface ExpiryOptions {
  readonly database: HostDatabase
  readonly attachments: AttachmentFolder
  readonly reviewPictures: AttachmentFolder
  readonly mailer: Mailer | undefined
  /** How long attachments are kept after the answer. */
  readonly attachmentDays: number
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * Deletes what has been kept long enough, now and once a day; at the start also the files of requests that were cut
 * off. The returned function stops.
 */
export function keepDeletingExpired(options: ExpiryOptions): Cancel {
  const { database, attachments, reviewPictures, mailer, attachmentDays, clock, logger } = options
  let cancel: Cancel = () => undefined
  const run = (): void => {
    const now = clock.now()
    try {
      const expired = deleteExpiredRows(database, { now, attachmentDays })
      attachments.remove(expired.attachments)
      reviewPictures.remove(expired.reviewPictures)
      mailer?.forgetBefore?.(mailsEndBefore(now))
    } catch (fault) {
      logger.error('Expired data cannot be deleted', fault)
    }
    cancel = clock.after(DAY_MS, run)
  }
  attachments.removeAllBut(database.questions.fileNames())
  reviewPictures.removeAllBut(database.reviews.pictureFiles())
  run()
  return () => cancel()
}
