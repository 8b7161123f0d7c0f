import type { MailDocument } from './mail-document'
import type { MailWords } from './mail-words'

const TEXTS = {
  join: {
    subject: 'mail.newsletterJoin.subject',
    title: 'mail.newsletterJoin.title',
    asked: 'mail.newsletterJoin.asked',
    confirm: 'mail.newsletterJoin.confirm',
    rule: 'mail.newsletterJoin.rule',
  },
  leave: {
    subject: 'mail.newsletterLeave.subject',
    title: 'mail.newsletterLeave.title',
    asked: 'mail.newsletterLeave.asked',
    confirm: 'mail.newsletterLeave.confirm',
    rule: 'mail.newsletterLeave.rule',
  },
} as const

/** Asks the owner of an address whether to begin or end the newsletter. `link` is a path. */
export function newsletterMail(change: keyof typeof TEXTS, link: string, words: MailWords): MailDocument {
  const { t } = words
  const { subject, title, asked, confirm, rule } = TEXTS[change]
  return {
    subject: t(subject),
    title: t(title),
    blocks: [
      { kind: 'paragraph', text: t(asked) },
      { kind: 'link', text: t(confirm), url: words.link(link) },
      { kind: 'paragraph', text: t(rule) },
    ],
  }
}
