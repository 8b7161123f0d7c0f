import type { WireWithdrawalLine } from '@vitrin/api-contract/wire'
import type { MailMessageKey, PieceWords } from '@vitrin/i18n'
import type { MailBlock, MailDocument } from './mail-document'
import type { MailWords } from './mail-words'

interface WithdrawalCodeData {
  readonly order_number: string
  readonly code: string
}

export function withdrawalCodeMail({ order_number: number, code }: WithdrawalCodeData, { t }: MailWords): MailDocument {
  return {
    subject: t('mail.withdrawalCode.subject', { number }),
    title: t('mail.withdrawalCode.title'),
    blocks: [
      { kind: 'paragraph', text: t('mail.withdrawalCode.asked', { number }) },
      { kind: 'section', heading: t('mail.withdrawalCode.code'), lines: [code] },
      { kind: 'paragraph', text: t('mail.withdrawalCode.rule') },
    ],
  }
}

export interface ReceivedWithdrawal {
  readonly name: string
  readonly order_number: string
  readonly email: string
  readonly statement: string
  /** Empty when number and address match no order. */
  readonly lines: readonly WireWithdrawalLine[]
  readonly receivedAt: number
}

/** The receipt that art. 11a requires: the declaration, and when it was received. */
export function withdrawalReceiptMail(
  { name, order_number: number, email, statement, lines, receivedAt }: ReceivedWithdrawal,
  words: MailWords,
): MailDocument {
  const { t, date, piece, shopLink } = words
  const textOf = (line: WireWithdrawalLine) => lineText(line, piece)
  const section = (heading: MailMessageKey, texts: readonly string[]): readonly MailBlock[] => {
    const written = texts.filter((text) => text !== '')
    return written.length > 0 ? [{ kind: 'section', heading: t(heading), lines: written }] : []
  }
  return {
    subject: t('mail.withdrawal.subject', { number }),
    title: t('mail.withdrawal.title'),
    blocks: [
      { kind: 'paragraph', text: t('mail.withdrawal.received', { name, number, date: date(receivedAt, 'minute') }) },
      ...section('mail.withdrawal.declared', [name, t('mail.withdrawal.order', { number }), email]),
      ...section('mail.withdrawal.lines', lines.filter(({ is_exempt }) => !is_exempt).map(textOf)),
      ...section('mail.withdrawal.exempt', lines.filter(({ is_exempt }) => is_exempt).map(textOf)),
      ...section('mail.withdrawal.statement', statement.split('\n')),
      { kind: 'paragraph', text: t('mail.order.withdrawal.none.rule') },
      { kind: 'paragraph', text: t('mail.withdrawal.next') },
      { kind: 'link', text: t('mail.toShop'), url: shopLink },
    ],
  }
}

function lineText(line: WireWithdrawalLine, piece: PieceWords): string {
  const chosen = piece(line).join(' · ')
  return `${line.qty} × ${line.name}${chosen && ` (${chosen})`}`
}
