import { StartRefusal } from './start-refusal'

export interface MailSettings {
  /** The mail server; without one mails are files in the data folder. */
  readonly smtpUrl: string | undefined
  readonly from: string
}

/** Nobody gets mail from it: only files are written without a sender of one's own. */
const FROM_NOBODY = 'Klarglas <klarglas@shop.invalid>'
/** `name <address>`, or the address alone. */
const SENDER = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/

export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings {
  const smtpUrl = env['SMTP_URL'] || undefined
  const from = env['MAIL_FROM'] || undefined
  // The address holds a password, so it is not repeated.
  if (smtpUrl !== undefined && !isSmtp(smtpUrl))
    throw new StartRefusal(
      'SMTP_URL must be the address of a mail server, e.g. smtps://user:password@mail.example:465.',
    )
  if (smtpUrl !== undefined && from === undefined)
    throw new StartRefusal(
      'MAIL_FROM is missing: SMTP_URL sends mails, and they need a sender, e.g. Klarglas <order@shop.example>.',
    )
  if (smtpUrl !== undefined && !env['PUBLIC_URL'])
    throw new StartRefusal(
      'PUBLIC_URL is missing: SMTP_URL sends mails, and their links must lead to where the public finds the shop.',
    )
  if (from !== undefined && !SENDER.test(from))
    throw new StartRefusal(`MAIL_FROM must be one address, e.g. Klarglas <order@shop.example>, not "${from}".`)
  return { smtpUrl, from: from ?? FROM_NOBODY }
}

function isSmtp(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
}
