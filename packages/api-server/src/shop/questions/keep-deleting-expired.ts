import type { Cancel, Clock, Logger } from '@vitrin/kernel'
import type { HostDatabase } from '../../database'
import type { AttachmentFolder } from './attachment-folder'

/** By default attachments are deleted so many days after the answer. */
export const ATTACHMENT_DAYS = 180

const DAY_MS = 24 * 60 * 60 * 1000

interface ExpiryOptions {
  readonly database: HostDatabase
  readonly attachments: AttachmentFolder
  /** How long attachments are kept after the answer. */
  readonly days: number
  readonly clock: Clock
  readonly logger: Logger
}

/** Deletes attachments whose time is over, now and once a day. The returned function stops. */
export function keepDeletingExpired({ database, attachments, days, clock, logger }: ExpiryOptions): Cancel {
  let cancel: Cancel = () => undefined
  const run = (): void => {
    try {
      attachments.remove(database.questions.dropFilesAnsweredBefore(clock.now() - days * DAY_MS))
    } catch (fault) {
      logger.error('Expired attachments cannot be deleted', fault)
    }
    cancel = clock.after(DAY_MS, run)
  }
  attachments.removeAllBut(database.questions.fileNames())
  run()
  return () => cancel()
}
