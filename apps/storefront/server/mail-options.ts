import { join } from 'node:path'
import { FolderMailer, SmtpMailer, type MailOptions } from '@vitrin/api-server'
import { mailMessages } from '@vitrin/i18n/messages/mail-sv'
import { klarglas } from '../config/klarglas'
import type { MailSettings } from './mail-settings'

/** Mails in Klarglas' words, to a mail server, or into a folder where nobody named one. */
export function mailOptions({ smtpUrl, from }: MailSettings, dataDir: string): MailOptions {
  return {
    mailer:
      smtpUrl === undefined
        ? new FolderMailer({ folder: join(dataDir, 'outbox'), from })
        : new SmtpMailer({ url: smtpUrl, from }),
    views: [{ storeView: klarglas.storeView, shopName: klarglas.shopName, messages: mailMessages }],
  }
}
