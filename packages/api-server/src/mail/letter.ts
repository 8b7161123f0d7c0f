import type { MailBlock, MailDocument } from './mail-document'
import type { MailWords } from './mail-words'

export interface Letter {
  readonly subject: string
  /** Plain text. A line that is an address of the shop becomes a button. */
  readonly text: string
  /** The id of the attached drawing. */
  readonly picture?: string | undefined
}

/** A mail of the mail service (contract §13.2), with the text as it was written. */
export function letterMail({ subject, text, picture }: Letter, words: MailWords): MailDocument {
  const { t, link } = words
  const ownOrigin = new URL(link('/')).origin
  const blockOf = (line: string): MailBlock =>
    URL.canParse(line) && new URL(line).origin === ownOrigin
      ? { kind: 'link', text: t('mail.letter.open'), url: line }
      : { kind: 'paragraph', text: line }
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return {
    subject,
    title: subject,
    blocks: [
      ...(picture ? [{ kind: 'picture', id: picture } as const] : []),
      ...lines.filter((line) => line !== '').map(blockOf),
    ],
  }
}
