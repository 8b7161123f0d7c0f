import type { QuestionFile, StoredQuestion } from '../database'
import type { MailBlock, MailDocument } from './mail-document'
import type { MailWords } from './mail-words'

/** The receipt for the sender, with a copy of the question. */
export function questionReceiptMail(question: StoredQuestion, words: MailWords): MailDocument {
  const { t, date, shopLink } = words
  const { name, email, telephone } = question.content
  return {
    subject: t('mail.question.subject'),
    title: t('mail.question.title'),
    blocks: filled([
      { kind: 'paragraph', text: t('mail.question.received', { name, date: date(question.receivedAt, 'minute') }) },
      { kind: 'paragraph', text: t('mail.question.reply', { email, phone: telephone }) },
      ...questionBlocks(question, words),
      section(
        t('mail.question.files'),
        question.files.map((file) => file.name),
      ),
      { kind: 'paragraph', text: t('mail.question.notYours') },
      { kind: 'link', text: t('mail.toShop'), url: shopLink },
    ]),
  }
}

/** The shop's own mail about a question. `left` are files that are too large for a mail. */
export function questionNoticeMail(
  question: StoredQuestion,
  left: readonly QuestionFile[],
  words: MailWords,
): MailDocument {
  const { t, date } = words
  const { name, subject, email, telephone } = question.content
  const fileLine = (file: QuestionFile): string =>
    left.includes(file) ? t('mail.question.fileLeft', { file: file.name }) : file.name
  return {
    subject: t('mail.question.notice.subject', { subject, name }),
    title: t('mail.question.notice.title', { name }),
    blocks: filled([
      { kind: 'paragraph', text: t('mail.question.notice.received', { date: date(question.receivedAt, 'minute') }) },
      section(t('mail.notice.customer'), [name, email, t('mail.notice.phone', { phone: telephone })]),
      ...questionBlocks(question, words),
      section(t('mail.question.files'), question.files.map(fileLine)),
      { kind: 'paragraph', text: t('mail.question.notice.reply') },
    ]),
  }
}

function questionBlocks({ content }: StoredQuestion, words: MailWords): readonly MailBlock[] {
  const { subject, question, quantity } = content
  return [
    section(subject, question.split(/\r\n|\r|\n/)),
    section(words.t('mail.question.about'), [
      ...contextLines(content.context, words),
      ...(quantity === undefined ? [] : [words.t('mail.question.quantity', { quantity: String(quantity) })]),
    ]),
  ]
}

/** What the page held, one thing a line. */
export function contextLines(
  context: StoredQuestion['content']['context'],
  { t, link }: Pick<MailWords, 't' | 'link'>,
): readonly string[] {
  if (!context) return []
  const { product = '', sku = '', measures = [], choices = [], order_number: order = '', page } = context
  const named = product && sku ? `${product} (${sku})` : product || sku
  return [
    ...(named ? [named] : []),
    ...[...measures, ...choices].map(({ label, value }) => `${label}: ${value}`),
    ...(order ? [t('mail.question.order', { number: order })] : []),
    ...(page === undefined ? [] : [link(page)]),
  ]
}

function section(heading: string, lines: readonly string[]): MailBlock {
  return { kind: 'section', heading, lines }
}

/** Without empty sections. */
function filled(blocks: readonly MailBlock[]): readonly MailBlock[] {
  return blocks.filter((block) => block.kind !== 'section' || block.lines.some((line) => line.trim() !== ''))
}
