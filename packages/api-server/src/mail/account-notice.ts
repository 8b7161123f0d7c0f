import type { MailDocument } from './mail-document'
import type { MailWords } from './mail-words'

const TEXTS = {
  password: { subject: 'mail.account.password.subject', text: 'mail.account.password.text' },
  'email-asked': { subject: 'mail.account.emailAsked.subject', text: 'mail.account.emailAsked.text' },
  'email-changed': { subject: 'mail.account.emailChanged.subject', text: 'mail.account.emailChanged.text' },
  'passkey-added': { subject: 'mail.account.passkeyAdded.subject', text: 'mail.account.passkeyAdded.text' },
  'passkey-removed': { subject: 'mail.account.passkeyRemoved.subject', text: 'mail.account.passkeyRemoved.text' },
} as const

/** What has changed about an account. */
export type AccountNotice = keyof typeof TEXTS

/** Tells the owner of an account about a change. It has no link that changes something. */
export function accountNoticeMail(change: AccountNotice, words: MailWords): MailDocument {
  const { t } = words
  const { subject, text } = TEXTS[change]
  return {
    subject: t(subject),
    title: t(subject),
    blocks: [
      { kind: 'paragraph', text: t(text) },
      { kind: 'paragraph', text: t('mail.account.rule') },
      { kind: 'link', text: t('mail.account.open'), url: words.shopLink },
    ],
  }
}

/** Asks the owner of a new address to confirm it. `link` is a path. */
export function emailConfirmationMail(link: string, words: MailWords): MailDocument {
  const { t } = words
  return {
    subject: t('mail.emailConfirm.subject'),
    title: t('mail.emailConfirm.title'),
    blocks: [
      { kind: 'paragraph', text: t('mail.emailConfirm.asked') },
      { kind: 'link', text: t('mail.emailConfirm.confirm'), url: words.link(link) },
      { kind: 'paragraph', text: t('mail.emailConfirm.rule') },
    ],
  }
}
