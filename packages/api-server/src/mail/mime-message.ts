import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../ports'

/** The mail as nodemailer takes it, the same for every transport. */
export function mimeMessage({ id, writtenAt, to, subject, text, html }: Mail, from: string): SendMailOptions {
  const domain = /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // As an object, so that no comma in it makes two recipients of one.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    date: new Date(writtenAt),
    // Nobody's absence is to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A file is read by people, too, and base64 by nobody.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
