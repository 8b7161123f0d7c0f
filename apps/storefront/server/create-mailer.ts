import { join } from 'node:path'
import { FolderMailer, SmtpMailer, type Mailer } from '@vitrin/api-server'
import type { MailSettings } from './settings/mail-settings'

/** Mails go to the mail server of the settings, or into the data folder's `outbox` where the settings name none. */
export function createMailer({ smtpUrl, from }: MailSettings, dataDir: string): Mailer {
  return smtpUrl === undefined
    ? new FolderMailer({ folder: join(dataDir, 'outbox'), from })
    : new SmtpMailer({ url: smtpUrl, from })
}
