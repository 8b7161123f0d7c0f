import { accountNoticeMail, emailConfirmationMail, type AccountNotice } from './account-notice'
import type { MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import type { HostDatabase, StoredQuestion, WaitingMail } from '../database'
import type { Mail, MailAttachment, MailFile } from '../ports'
import type { DownloadLinks } from '../shop/downloads/download-links'
import type { AttachmentFolder } from '../shop/questions/attachment-folder'
import { readOrder } from '../shop/orders/read-order'
import type { ShopOptions } from '../shop-options'
import { letterMail } from './letter'
import type { MailDocument } from './mail-document'
import type { MailPictures } from './mail-pictures'
import { mailId } from './mail-id'
import { mailWords, type MailWords } from './mail-words'
import { newsletterMail } from './newsletter'
import { orderConfirmationMail, type ConfirmedOrder } from './order-confirmation'
import { orderNoticeMail } from './order-notice'
import { passwordResetMail } from './password-reset'
import { questionNoticeMail, questionReceiptMail } from './question'
import { backInStockMail, stockNoticeMail } from './stock-notice'
import { withdrawalCodeMail, withdrawalReceiptMail, type ReceivedWithdrawal } from './withdrawal'
import { writeHtml } from './write-html'
import { writeText } from './write-text'

export interface MailWritingOptions {
  readonly database: HostDatabase
  readonly shop: ShopOptions
  /** The public address of the shop; links begin with it. */
  readonly shopUrl: string
  readonly downloads: Pick<DownloadLinks, 'ofLine'>
  readonly pictures: Pick<MailPictures, 'logo' | 'ofLine' | 'drawing'>
  readonly attachments: Pick<AttachmentFolder, 'read'>
}

/** The content of a mail with its pictures. */
interface ComposedMail {
  readonly document: MailDocument
  readonly attachments?: readonly MailAttachment[]
  readonly files?: readonly MailFile[]
  readonly replyTo?: string | undefined
}

/** Writes the mail of a row of the outbox. Rejects when the row's store view, template or data are unknown. */
export async function composeMail(options: MailWritingOptions, row: WaitingMail): Promise<Mail> {
  const { shop, shopUrl, pictures } = options
  const view = shop.views.find(({ storeView }) => storeView.storeCode === row.storeCode)
  if (!view) throw new Error(`Mail ${row.id} is for the store view "${row.storeCode}", which this shop does not have.`)
  const words = mailWords(shop, view, shopUrl)
  const { document, attachments = [], files, replyTo } = await composed(options, row, words)
  const logo = await pictures.logo()
  return {
    id: mailId(row),
    writtenAt: row.createdAt,
    to: row.recipient,
    ...(replyTo && { replyTo }),
    subject: document.subject,
    text: writeText(document),
    html: writeHtml(document, words.locale, logo && { name: shop.name, link: words.shopLink }),
    attachments: [...(logo ? [logo] : []), ...attachments],
    ...(files && { files }),
  }
}

async function composed(
  options: MailWritingOptions,
  { template, data }: WaitingMail,
  words: MailWords,
): Promise<ComposedMail> {
  if (template === 'order-confirmation' || template === 'order-notice') {
    const { order, attachments } = await picturedOrder(options, Number(data.entity_id), words)
    return template === 'order-notice'
      ? { document: orderNoticeMail(order, words), attachments, replyTo: order.customer_email }
      : { document: orderConfirmationMail(order, words), attachments }
  }
  if (template === 'password-reset') return { document: passwordResetMail({ link: String(data.link) }, words) }
  if (template === 'withdrawal-receipt')
    return { document: withdrawalReceiptMail(storedWithdrawal(options.database, Number(data.withdrawal_id)), words) }
  if (template === 'withdrawal-code') {
    const { order_number, code } = data
    return { document: withdrawalCodeMail({ order_number: String(order_number), code: String(code) }, words) }
  }
  if (template === 'question-receipt')
    return { document: questionReceiptMail(storedQuestion(options.database, Number(data.question_id)), words) }
  if (template === 'question-notice') return questionNotice(options, Number(data.question_id), words)
  if (template === 'account-notice') return { document: accountNoticeMail(data.change as AccountNotice, words) }
  if (template === 'email-confirmation') return { document: emailConfirmationMail(String(data.link), words) }
  if (template === 'letter') return writtenLetter(options, data, words)
  const document = byMailLink(template, data, words)
  if (!document) throw new Error(`There is no mail "${template}".`)
  return { document }
}

/** Mails of the newsletter and about stock. */
function byMailLink(template: string, data: WaitingMail['data'], words: MailWords): MailDocument | undefined {
  const [name, link, path] = [String(data.name), String(data.link), String(data.path)]
  if (template === 'newsletter-join') return newsletterMail('join', link, words)
  if (template === 'newsletter-leave') return newsletterMail('leave', link, words)
  if (template === 'stock-notice') return stockNoticeMail({ name, link }, words)
  return template === 'back-in-stock' ? backInStockMail({ name, path }, words) : undefined
}

async function writtenLetter(
  { pictures }: MailWritingOptions,
  { subject, text, reply_to, made_to_measure }: WaitingMail['data'],
  words: MailWords,
): Promise<ComposedMail> {
  const drawing = made_to_measure
    ? await pictures.drawing(made_to_measure as MadeToMeasureSnapshot, 'drawing')
    : undefined
  const letter = { subject: String(subject), text: String(text), picture: drawing?.id }
  return {
    document: letterMail(letter, words),
    attachments: drawing ? [drawing] : [],
    replyTo: String(reply_to),
  }
}

async function picturedOrder(
  { database, downloads, pictures }: MailWritingOptions,
  entityId: number,
  words: MailWords,
): Promise<{ readonly order: ConfirmedOrder; readonly attachments: readonly MailAttachment[] }> {
  const stored = database.orders.byEntityId(entityId)
  if (!stored) throw new Error(`There is no order ${entityId}.`)
  const order = {
    ...readOrder({ database, downloads }, stored),
    placedAt: stored.placedAt,
  } as unknown as ConfirmedOrder
  const shown = await Promise.all(order.items.map((line, index) => pictures.ofLine(line, `line-${index + 1}`)))
  const items = order.items.map((line, index) => ({
    ...line,
    picture: shown[index]?.id,
    ...(line.downloads && { downloads: line.downloads.map((each) => ({ ...each, url: words.link(each.url) })) }),
  }))
  return { order: { ...order, items }, attachments: shown.filter((picture) => picture !== undefined) }
}

function storedWithdrawal({ withdrawals }: HostDatabase, id: number): ReceivedWithdrawal {
  const withdrawal = withdrawals.byId(id)
  if (!withdrawal) throw new Error(`There is no withdrawal ${id}.`)
  return { ...withdrawal.doc, receivedAt: withdrawal.receivedAt } as ReceivedWithdrawal
}

/** Mail servers often refuse more than 25 MB, and a mail makes files a third larger. */
const MOST_FILE_BYTES = 17 * 1024 * 1024

async function questionNotice(
  { database, attachments }: MailWritingOptions,
  id: number,
  words: MailWords,
): Promise<ComposedMail> {
  const question = storedQuestion(database, id)
  let bytes = 0
  const sent = question.files.filter(({ size }) => {
    const fits = bytes + size <= MOST_FILE_BYTES
    if (fits) bytes += size
    return fits
  })
  const files = await Promise.all(
    sent.map(async ({ name, type, file }) => ({ fileName: name, type, content: await attachments.read(file) })),
  )
  const left = question.files.filter((file) => !sent.includes(file))
  return { document: questionNoticeMail(question, left, words), files, replyTo: question.content.email }
}

function storedQuestion({ questions }: HostDatabase, id: number): StoredQuestion {
  const question = questions.byId(id)
  if (!question) throw new Error(`There is no question ${id}.`)
  return question
}
