import type { ReceivedMail } from '../contracts/mailer-contract'

/** What is used of a mail that a mail library has read. */
interface ParsedMail {
  readonly messageId?: string | undefined
  readonly to?: readonly { readonly address?: string | undefined }[] | undefined
  readonly subject?: string | undefined
  readonly text?: string | undefined
  readonly html?: string | undefined
}

/** In the words of the contract. Empty lines at the end are the transport's. */
export function readMail({ messageId = '', to = [], subject = '', text = '', html = '' }: ParsedMail): ReceivedMail {
  return {
    id: messageId.slice(1, messageId.lastIndexOf('@')),
    to: to.map(({ address = '' }) => address),
    subject,
    text: text.replace(/\n+$/, '\n'),
    html: html.replace(/\n+$/, '\n'),
  }
}
