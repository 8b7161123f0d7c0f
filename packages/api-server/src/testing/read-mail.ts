import type { ReceivedMail } from '../contracts/mailer-contract'

/** The fields of a parsed mail that the suite compares. */
interface ParsedMail {
  readonly messageId?: string | undefined
  readonly to?: readonly { readonly address?: string | undefined }[] | undefined
  readonly subject?: string | undefined
  readonly text?: string | undefined
  readonly html?: string | undefined
}

/** A parsed mail as the contract suite compares it. Transports add empty lines at the end. */
export function readMail({ messageId = '', to = [], subject = '', text = '', html = '' }: ParsedMail): ReceivedMail {
  return {
    id: messageId.slice(1, messageId.lastIndexOf('@')),
    to: to.map(({ address = '' }) => address),
    subject,
    text: text.replace(/\n+$/, '\n'),
    html: html.replace(/\n+$/, '\n'),
  }
}
