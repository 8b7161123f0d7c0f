import type { MailDocument } from './mail-document'
import type { MailWords } from './mail-words'

interface NoticeData {
  readonly name: string
  /** The path of the link that ends the notice. */
  readonly link: string
}

/** The receipt of a stock notice. */
export function stockNoticeMail({ name, link }: NoticeData, { t, link: address }: MailWords): MailDocument {
  return {
    subject: t('mail.stockNotice.subject', { name }),
    title: t('mail.stockNotice.title'),
    blocks: [
      { kind: 'paragraph', text: t('mail.stockNotice.asked', { name }) },
      { kind: 'link', text: t('mail.stockNotice.end'), url: address(link) },
      { kind: 'paragraph', text: t('mail.stockNotice.rule') },
    ],
  }
}

interface BackData {
  readonly name: string
  /** The path of the piece. */
  readonly path: string
}

export function backInStockMail({ name, path }: BackData, { t, link }: MailWords): MailDocument {
  return {
    subject: t('mail.backInStock.subject', { name }),
    title: t('mail.backInStock.title'),
    blocks: [
      { kind: 'paragraph', text: t('mail.backInStock.back', { name }) },
      { kind: 'link', text: t('mail.backInStock.open'), url: link(path) },
      { kind: 'paragraph', text: t('mail.backInStock.rule') },
    ],
  }
}
