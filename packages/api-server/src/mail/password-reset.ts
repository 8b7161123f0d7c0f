import type { MailDocument } from './mail-document'
import type { MailWords } from './mail-words'

interface PasswordResetData {
  /** Path and query; the public address of the shop is added when the mail is written. */
  readonly link: string
}

export function passwordResetMail({ link }: PasswordResetData, words: MailWords): MailDocument {
  const { t } = words
  return {
    subject: t('mail.reset.subject'),
    title: t('mail.reset.title'),
    blocks: [
      { kind: 'paragraph', text: t('mail.reset.asked') },
      { kind: 'link', text: t('mail.reset.choose'), url: words.link(link) },
      { kind: 'paragraph', text: t('mail.reset.rule') },
    ],
  }
}
